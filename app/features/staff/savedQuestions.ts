import type { BodyOf } from '@parvis/api/call';
import { questionCalls } from '@parvis/api/calls/questions';
import type { SavedQuestion } from '@parvis/api/calls/savedQuestion';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** Personal and shared, with deleted ones. */
export const getSavedQuestionsQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['savedQuestions', cuid] as const,
    queryFn: () => client.call(questionCalls.questionsListAll, { cuid }),
  });

export const getQuestionHistoryQuery = (cuid: string, id: string) =>
  queryOptions({
    queryKey: ['savedQuestions', cuid, 'history', id] as const,
    queryFn: () => client.call(questionCalls.questionsHistory, { cuid, body: { questionId: id } }),
    staleTime: 0,
  });

/** Updates the cache at once. */
export function useQuestionGallery(cuid: string) {
  const queries = useQueryClient();
  const { queryKey } = getSavedQuestionsQuery(cuid);
  const onSettled = () => queries.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: (body: BodyOf<typeof questionCalls.questionsSave>) =>
      client.call(questionCalls.questionsSave, { cuid, body }),
    onSettled,
  });
  const archive = useMutation({
    mutationFn: ({ id }: Pick<SavedQuestion, 'id'>) =>
      client.call(questionCalls.questionsDelete, { cuid, body: { id } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<SavedQuestion, 'id'>) =>
      client.call(questionCalls.questionsRemove, { cuid, body: { id } }),
    onSettled,
  });
  return { save, archive, remove };
}
