import type { PollDraft, PollSummary } from '@parvis/api/entities/poll';
import { isRecord } from '@parvis/questionnaire/model/record';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { EditedPoll, ResultsAudience } from '@parvis/ui/screens/PollComposer';
import type { EditedQuestion, EditedWords } from '@parvis/ui/screens/QuestionEditor';
import { buildQuestion, type QuestionTexts } from '../questionEditor/buildQuestion.ts';
import { createQuestion } from '../questionEditor/createParts.ts';
import { parseQuestion } from '../questionEditor/parseQuestion.ts';

/** Includes questions that the composer cannot show. */
export interface ComposedPoll {
  readonly poll: EditedPoll;
  /** Replaces `poll.questions`. */
  readonly kept?: Questionnaire | undefined;
}

export const createEmptyPoll = (): ComposedPoll => ({
  poll: {
    ...{ label: {}, intro: {}, questions: [createQuestion('choice')] },
    ...{ everywhere: true, places: [], opens: '', closes: '' },
    ...{ results: 'answered', anonymous: true, changeable: true, partial: false },
  },
});

const trimWords = (words: EditedWords): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, text]) => {
      const trimmed = text.trim().replaceAll(/\s+/g, ' ');
      return trimmed === '' ? [] : [[language, trimmed]];
    }),
  );

const mergeTexts = (all: readonly QuestionTexts[]): QuestionTexts => {
  const merged: QuestionTexts = {};
  for (const texts of all)
    for (const [language, words] of Object.entries(texts))
      merged[language] = { ...merged[language], ...words };
  return merged;
};

/** Linear; undefined without questions. */
export function buildQuestionnaire(questions: readonly EditedQuestion[]): Questionnaire | undefined {
  const [first] = questions;
  if (!first) return undefined;
  const built = questions.map((question, index) => buildQuestion(question, questions[index + 1]?.id));
  return {
    ...{ version: 1, start: first.id },
    questions: Object.fromEntries(questions.map(({ id }, index) => [id, built[index]?.question])) as Record<
      string,
      (typeof built)[number]['question']
    >,
    texts: mergeTexts(built.map(({ texts }) => texts)),
  };
}

/** In order; undefined where it is not fixed. */
function listInOrder({ start, questions }: Questionnaire): string[] | undefined {
  const order: string[] = [];
  let id: string | undefined = start;
  while (id !== undefined) {
    const question: Questionnaire['questions'][string] | undefined = Object.hasOwn(questions, id)
      ? questions[id]
      : undefined;
    if (!question || order.includes(id) || isRecord(question.followUp)) return undefined;
    order.push(id);
    id = typeof question.followUp === 'string' ? question.followUp : undefined;
  }
  return order.length === Object.keys(questions).length ? order : undefined;
}

/** Undefined if the composer cannot show it. */
function parseQuestionnaireQuestions(definition: Questionnaire): EditedQuestion[] | undefined {
  const { questions, texts, contextFlags } = definition;
  const order = contextFlags?.length ? undefined : listInOrder(definition);
  const parsed = order?.map((id) => {
    const question = questions[id];
    return question && parseQuestion(id, question, texts);
  });
  const shown = parsed?.filter((question) => question !== undefined);
  return shown && shown.length === parsed?.length ? shown : undefined;
}

const AUDIENCES: readonly ResultsAudience[] = ['nobody', 'answered', 'everybody'];

export function toComposedPoll(summary: PollSummary, definition: Questionnaire): ComposedPoll {
  const { lbl, intro, places, gthrId, opens, closes, anonymous, changeable, partial } = summary;
  const questions = parseQuestionnaireQuestions(definition);
  return {
    poll: {
      ...{ label: lbl, intro: intro ?? {}, questions: questions ?? [] },
      ...{ everywhere: places === undefined, places: places ?? [], opens: opens ?? '', closes: closes ?? '' },
      ...(gthrId !== undefined && { gathering: gthrId }),
      results: AUDIENCES.find((one) => one === summary.results) ?? 'nobody',
      ...{ anonymous, changeable, partial },
    },
    ...(!questions && { kept: definition }),
  };
}

/** Undefined without a question. */
export function toPollDraft({ poll, kept }: ComposedPoll, code: string | undefined): PollDraft | undefined {
  const { label, intro, everywhere, places, gathering, opens, closes, results } = poll;
  const { anonymous, changeable, partial } = poll;
  const questionnaire = kept ?? buildQuestionnaire(poll.questions);
  if (!questionnaire) return undefined;
  const words = trimWords(intro);
  return {
    ...(code !== undefined && { code }),
    ...{ lbl: trimWords(label), questionnaire, results, anonymous, changeable, partial },
    ...(Object.keys(words).length > 0 && { intro: words }),
    ...(gathering === undefined && !everywhere && { places: [...places] }),
    ...(gathering !== undefined && { gthrId: gathering }),
    ...(opens !== '' && { opens }),
    ...(closes !== '' && { closes }),
  };
}
