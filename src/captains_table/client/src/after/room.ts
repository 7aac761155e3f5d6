/** Everything about analyses, as one part that is loaded when it is wanted. */
export { analyse, analyses, failed } from "~/after/analysis";
export { AnalysisView } from "~/after/AnalysisView";
