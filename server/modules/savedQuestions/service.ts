/** What other modules may use of `savedQuestions`. */
export {
  archivedQuestionSchema,
  listArchivedQuestions,
  storeArchivedQuestions,
} from './archivedQuestions.ts';
