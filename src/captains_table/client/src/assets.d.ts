declare module "*.ftl" {
  const path: string;
  export default path;
}
