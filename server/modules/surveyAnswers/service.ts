/** What other modules may use of `surveyAnswers`, which stores the survey about the service and counts it. */
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
