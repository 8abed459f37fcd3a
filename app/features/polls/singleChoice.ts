import type { PollAnswers, PollResults } from '@parvis/api/entities/poll';
import type { TextStore } from '@parvis/locales/translate';
import { isTick } from '@parvis/questionnaire/model/kinds/kindOf';
import type { Played } from '@parvis/questionnaire/model/played';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { PollOption } from '@parvis/ui/parts/BubblePoll';
import { createTextResolver } from '../questionnaire/textResolver.ts';

/** One question, one tap. */
export interface SingleChoice {
  readonly qstnId: string;
  readonly question: string | undefined;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** Undefined unless a bubble can show it as buttons. */
export function readSingleChoice(definition: Questionnaire, texts: TextStore): SingleChoice | undefined {
  const { questions, start } = definition;
  const question = questions[start];
  if (!question?.exclusive || Object.keys(questions).length > 1) return undefined;
  const resolve = createTextResolver(definition, texts);
  const options = question.items.flatMap((item) =>
    isTick(item) ? [{ id: item.id, label: item.text ?? resolve(item.id) ?? item.id }] : [],
  );
  if (options.length < question.items.length) return undefined;
  const { titleId } = question;
  return { qstnId: start, question: titleId === undefined ? undefined : resolve(titleId), options };
}

export const findChosenOption = (
  { qstnId, options }: SingleChoice,
  answers: PollAnswers | undefined,
): string | undefined => options.find(({ id }) => answers?.[qstnId]?.[id] === true)?.id;

/** Counts where results are shown. */
export function countOptions(
  { qstnId, options }: SingleChoice,
  results: PollResults | undefined,
): PollOption[] {
  const counted = results?.questions.find((one) => one.qstnId === qstnId);
  return options.map(({ id, label }) => {
    const count = counted && (counted.items.find((item) => item.id === id)?.many ?? 0);
    return { id, label, ...(count !== undefined && { count }) };
  });
}

export const playOption = (item: string): Played => ({
  flags: [],
  mode: 'whole',
  events: [{ type: 'CHECK', item }],
});
