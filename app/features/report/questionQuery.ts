import { mobileCalls } from '@parvis/api/calls/mobile';
import { readForeign } from '@parvis/questionnaire/model/foreign';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { client } from '../../lib/api/client.ts';
import { isUnreached } from '../../lib/api/unreached.ts';
import { texts } from '../../lib/texts/store.ts';
import { keepQuestions, keptQuestions } from '../offline/questions.ts';

const { casesQuestion } = mobileCalls;

/** Leaves the definition unvalidated: unplayable is another error than unavailable. */
const call = {
  ...casesQuestion,
  answer: z.array(z.extend(casesQuestion.answer._zod.def.element, { questionnaire: z.unknown() })),
};

/** Unparsed until the questions are asked. */
type Came = z.output<typeof call.answer>[number];

function readQuestion({ ccatCode, ccatLbls, questionnaireId, questionnaire }: Came) {
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
export type CategoryQuestion = ReturnType<typeof readQuestion>;

async function questionsHere(cuid: string): Promise<readonly Came[]> {
  const kept = z.safeParse(call.answer, await keptQuestions(cuid, texts.locale()));
  return kept.success ? kept.data : [];
}

async function fetchQuestion(cuid: string, ccatCode: string): Promise<CategoryQuestion | null> {
  const [question] = await client.call(call, { cuid, body: { ccatCode } }).catch(async (error: unknown) => {
    const kept = (await questionsHere(cuid)).filter((one) => one.ccatCode === ccatCode);
    if (kept.length === 0 || !isUnreached(error)) throw error;
    return kept;
  });
  return question ? readQuestion(question) : null;
}

/** By customer and language. */
const ahead = new Map<string, { readonly at: number; readonly questions: readonly Came[] }>();
const aheadKey = (cuid: string): string => `${texts.locale()} ${cuid}`;

const FRESH = 10 * 60_000;

/** Requests in flight. */
const asking = new Set<string>();

/** Prefetches the questions of all categories for offline use. */
export async function loadQuestionsAhead(cuid: string): Promise<void> {
  const key = aheadKey(cuid);
  if (asking.has(key) || Date.now() - (ahead.get(key)?.at ?? 0) < FRESH) return;
  asking.add(key);
  try {
    const locale = texts.locale();
    const questions = await client.call(call, { cuid, body: {} });
    ahead.set(key, { at: Date.now(), questions });
    await keepQuestions(cuid, locale, questions);
  } finally {
    asking.delete(key);
  }
}

/** Never refetched while someone answers; null without such a category. */
export const questionQuery = (cuid: string, ccatCode: string) => {
  const came = ahead.get(aheadKey(cuid));
  return queryOptions({
    queryKey: ['question', cuid, ccatCode, texts.locale()],
    queryFn: () => fetchQuestion(cuid, ccatCode),
    initialData: () => {
      const question = came?.questions.find((one) => one.ccatCode === ccatCode);
      return question && readQuestion(question);
    },
    initialDataUpdatedAt: () => came?.at,
    staleTime: ({ state }) => (state.data?.definition ? FRESH : 0),
    refetchOnWindowFocus: false,
  });
};
