import type { ProblemReason } from '../../model/problems.ts';
import { structuralProblems } from '../../model/structure.ts';
import { witnessOfQuestion } from '../symbolic/witness.ts';
import type { Check, FindingId, Found } from './findings.ts';

const AS_FINDING: Partial<Record<ProblemReason, FindingId>> = {
  missingStart: 'danglingFollowUp',
  danglingFollowUp: 'danglingFollowUp',
  duplicateItem: 'duplicateId',
};

/** What `parseQuestionnaire` refuses, for definitions that were never parsed: dangling, double, empty. */
export const structureFindings: Check = ({ definition, survey }) => {
  const structural = structuralProblems(definition).flatMap(({ path, reason, questionId }): Found[] => {
    const id = AS_FINDING[reason];
    if (!id) return [];
    const witness = questionId === null ? null : witnessOfQuestion(survey, questionId);
    return [{ id, path, questionId, about: {}, witness }];
  });
  const empty = Object.entries(definition.questions).flatMap(([questionId, { items }]): Found[] => {
    if (items.length > 0) return [];
    const witness = witnessOfQuestion(survey, questionId);
    return [{ id: 'emptyQuestion', path: `questions.${questionId}.items`, questionId, about: {}, witness }];
  });
  return [...structural, ...empty];
};
