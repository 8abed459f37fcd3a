/** The module's public interface. */
export {
  countErasedCases,
  eraseSurveyTraces,
  findSurveyTraces,
  mergeSurveyTraces,
  storeSurveyAnswer,
  storeSurveyChoice,
} from './storeSurveyAnswer.ts';
export {
  loadSurveyResults,
  type MonthResults,
  type StarResults,
  type SurveyResults,
} from './surveyResults.ts';
export { loadSurvey } from './surveyState.ts';
