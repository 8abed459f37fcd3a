/** The module's public interface. */
export {
  archivedQuestionSchema,
  listArchivedQuestions,
  storeArchivedQuestions,
} from './archivedQuestions.ts';
