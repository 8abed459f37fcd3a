import { mobileCalls } from '@parvis/api/calls/mobile';
import { readForeign } from '@parvis/questionnaire/model/foreign';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { client } from '../../lib/api/client.ts';
import { isServerUnreachable } from '../../lib/api/serverErrors.ts';
import { texts } from '../../lib/texts/store.ts';
import { cacheQuestions, readCachedQuestions } from '../offline/cachedQuestions.ts';

const { casesQuestion } = mobileCalls;

/** Unvalidated definition: unplayable differs from unavailable. */
const questionCall = {
  ...casesQuestion,
  answer: z.array(z.extend(casesQuestion.answer._zod.def.element, { questionnaire: z.unknown() })),
};

/** Unparsed until asked. */
type QuestionResponse = z.output<typeof questionCall.answer>[number];

function parseQuestion({ ccatCode, ccatLbls, questionnaireId, questionnaire }: QuestionResponse) {
  const read = readForeign(questionnaire);
  if (!read.ok)
    console.warn('Questionnaire cannot be played', {
      event: 'questionnaire_unplayable',
      ccatCode,
      problems: read.problems,
    });
  return { ccatLbls, questionnaireId, definition: read.ok ? read.questionnaire : null };
}

/** `definition: null`: not playable. */
export type CategoryQuestion = ReturnType<typeof parseQuestion>;

async function loadCachedQuestions(cuid: string): Promise<readonly QuestionResponse[]> {
  const kept = z.safeParse(questionCall.answer, await readCachedQuestions(cuid, texts.locale()));
  return kept.success ? kept.data : [];
}

async function fetchQuestion(cuid: string, ccatCode: string): Promise<CategoryQuestion | null> {
  const [question] = await client
    .call(questionCall, { cuid, body: { ccatCode } })
    .catch(async (error: unknown) => {
      const kept = (await loadCachedQuestions(cuid)).filter((one) => one.ccatCode === ccatCode);
      if (kept.length === 0 || !isServerUnreachable(error)) throw error;
      return kept;
    });
  return question ? parseQuestion(question) : null;
}

/** By customer and language. */
const prefetched = new Map<
  string,
  { readonly at: number; readonly questions: readonly QuestionResponse[] }
>();
const getPrefetchKey = (cuid: string): string => `${texts.locale()} ${cuid}`;

const STALE_TIME = 10 * 60_000;

/** In flight. */
const pendingKeys = new Set<string>();

/** All categories, for offline use. */
export async function prefetchQuestions(cuid: string): Promise<void> {
  const key = getPrefetchKey(cuid);
  if (pendingKeys.has(key) || Date.now() - (prefetched.get(key)?.at ?? 0) < STALE_TIME) return;
  pendingKeys.add(key);
  try {
    const locale = texts.locale();
    const questions = await client.call(questionCall, { cuid, body: {} });
    prefetched.set(key, { at: Date.now(), questions });
    await cacheQuestions(cuid, locale, questions);
  } finally {
    pendingKeys.delete(key);
  }
}

/** No refetch while someone answers; null without such a category. */
export const buildQuestionQuery = (cuid: string, ccatCode: string) => {
  const cached = prefetched.get(getPrefetchKey(cuid));
  return queryOptions({
    queryKey: ['question', cuid, ccatCode, texts.locale()],
    queryFn: () => fetchQuestion(cuid, ccatCode),
    initialData: () => {
      const question = cached?.questions.find((one) => one.ccatCode === ccatCode);
      return question && parseQuestion(question);
    },
    initialDataUpdatedAt: () => cached?.at,
    staleTime: ({ state }) => (state.data?.definition ? STALE_TIME : 0),
    refetchOnWindowFocus: false,
  });
};
