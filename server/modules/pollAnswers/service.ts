/** What other modules may use of `pollAnswers`, which stores answers and counts them. */
export { TEXT_VALUE } from './pollCounts.ts';
export {
  type AnswerRow,
  eraseVoters,
  findVoterAnswers,
  hashVoter,
  mergeVoters,
  storeAnswer,
} from './storeAnswer.ts';
