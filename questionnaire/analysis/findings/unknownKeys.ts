import { unknownKeys } from '../../model/unknownKeys.ts';
import { witnessOfQuestion } from '../symbolic/witness.ts';
import type { Check } from './findings.ts';

/** Keys that nothing reads, most often misspelt: what they say is lost. */
export const unknownKeyFindings: Check = ({ source, survey }) =>
  unknownKeys(source).map(({ path, key, suggestion, questionId }) => ({
    id: 'unknownKey',
    path,
    questionId,
    about: { key, ...(suggestion !== undefined && { suggestion }) },
    witness: questionId === null ? null : witnessOfQuestion(survey, questionId),
  }));
