import { mobileCalls } from '@parvis/api/calls/mobile';
import { readForeign } from '@parvis/questionnaire/model/foreign';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { client } from '../data/client.ts';
import { texts } from '../texts/store.ts';

const { casesQuestion } = mobileCalls;

/** The definition is taken as it comes: one that cannot be played is another trouble than an answer that never came. */
const call = {
  ...casesQuestion,
  answer: z.array(z.extend(casesQuestion.answer._zod.def.element, { questionnaire: z.unknown() })),
};

async function fetchQuestion(cuid: string, ccatCode: string) {
  const [question] = await client.call(call, { cuid, body: { ccatCode } });
  if (!question) return null;
  const read = readForeign(question.questionnaire);
  if (!read.ok) console.warn('questionnaire', ccatCode, read.problems);
  const { ccatLbls, questionnaireId } = question;
  return { ccatLbls, questionnaireId, definition: read.ok ? read.questionnaire : null };
}

/** What is known of a category's questions. `definition: null`: they came, and cannot be played. */
export type CategoryQuestion = NonNullable<Awaited<ReturnType<typeof fetchQuestion>>>;

const FRESH = 10 * 60_000;

/**
 * A category's own questions; `null` where there is no such category. They are not exchanged while somebody answers
 * them.
 */
export const questionQuery = (cuid: string, ccatCode: string) =>
  queryOptions({
    queryKey: ['question', cuid, ccatCode, texts.locale()],
    queryFn: () => fetchQuestion(cuid, ccatCode),
    staleTime: ({ state }) => (state.data?.definition ? FRESH : 0),
    refetchOnWindowFocus: false,
  });
