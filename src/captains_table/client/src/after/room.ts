/** Everything about analyses, as one chunk that is loaded on demand. */
export { analyse, analyses, failed } from "~/after/analysis";
export { AnalysisView } from "~/after/AnalysisView";
