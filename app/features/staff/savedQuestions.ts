import { questionCalls } from '@parvis/api/calls/questions';
import type { SavedQuestion } from '@parvis/api/calls/savedQuestion';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

export const getSavedQuestionsQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['savedQuestions', cuid] as const,
    queryFn: () => client.call(questionCalls.questionsList, { cuid }),
  });

/** Saves and deletes questions of a customer's staff, and shows them at once. */
export function useQuestionGallery(cuid: string) {
  const queries = useQueryClient();
  const { queryKey } = getSavedQuestionsQuery(cuid);
  const onSettled = () => queries.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: ({ id, name, txt, items }: Pick<SavedQuestion, 'id' | 'name' | 'txt' | 'items'>) =>
      client.call(questionCalls.questionsSave, { cuid, body: { id, name, txt, items } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<SavedQuestion, 'id'>) =>
      client.call(questionCalls.questionsDelete, { cuid, body: { id } }),
    onSettled,
  });
  return { save, remove };
}
