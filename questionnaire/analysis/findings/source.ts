import type { ProblemReason } from '../../model/problems.ts';
import { findStructuralProblems } from '../../model/structure.ts';
import { unknownKeys } from '../../model/unknownKeys.ts';
import { positionsOf } from '../json/readJson.ts';
import { listDeadPlaces } from '../places/tokens.ts';
import type { Check, FindingId, Found } from './findings.ts';

const AS_FINDING: Partial<Record<ProblemReason, FindingId>> = {
  missingStart: 'danglingFollowUp',
  danglingFollowUp: 'danglingFollowUp',
  duplicateItem: 'duplicateId',
};

/** And effects beside an `abort`. */
export const checkStructure: Check = ({ definition }) => [
  ...findStructuralProblems(definition).flatMap(({ path, reason, questionId }): Found[] => {
    const id = AS_FINDING[reason];
    return id ? [{ id, path, questionId, about: {} }] : [];
  }),
  ...listDeadPlaces(definition).map(
    ({ path, questionId, field }): Found => ({
      id: 'deadBesideAbort',
      path,
      questionId,
      about: { key: field },
    }),
  ),
];

/** Duplicate and unknown keys. */
export function checkKeys(source: unknown, json = ''): Found[] {
  const twice = positionsOf(json).repeated.map(({ path, segments: [within, id], key, line }): Found => {
    const questionId = within === 'questions' ? (id ?? null) : null;
    return { id: 'keyTwice', path, questionId, about: { key, line: String(line) } };
  });
  const unknown = unknownKeys(source).map(({ path, key, suggestion, owner, questionId }): Found => {
    const about = { key, ...(suggestion !== undefined && { suggestion }), ...(owner && { owner }) };
    return { id: 'unknownKey', path, questionId, about };
  });
  return [...twice, ...unknown];
}
