import type { SpokenWords } from './kinds/kind.ts';
import { isMessage, isTick, kindOf } from './kinds/kindOf.ts';
import type { Item } from './schema.ts';
import type { Answers } from './values/answers.ts';

/** An empty label is a line of its own. */
export interface AnswerLine {
  readonly label: string;
  readonly value: string;
  /** Typed by the user, in an unknown language. */
  readonly written?: true;
}

export function spokenAnswer(item: Item, answers: Answers, words: SpokenWords): string | undefined {
  const answer = item.id !== undefined && Object.hasOwn(answers, item.id) ? answers[item.id] : undefined;
  return answer === undefined ? undefined : kindOf(item).answers?.spoken(item, answer, words);
}

/**
 * Formats answers as lines of a chat. Each text starts a question, except small text right under another. Ticked boxes
 * share a line; phone numbers are grouped, codes masked.
 */
export function answerLines(items: readonly Item[], answers: Answers, words: SpokenWords): AnswerLine[] {
  const getLabel = (item: Item): string => item.text ?? (item.id ? words.find(item.id) : undefined) ?? '';
  const lines: AnswerLine[] = [];
  let prompt = '';
  let ticked: string[] = [];
  const flushTicked = () => {
    if (ticked.length > 0) lines.push({ label: prompt, value: ticked.join(', ') });
    ticked = [];
  };
  for (const [at, item] of items.entries()) {
    if (item.type === 'text') {
      if (item.small && items[at - 1]?.type === 'text') continue;
      flushTicked();
      prompt = getLabel(item);
      continue;
    }
    const value = spokenAnswer(item, answers, words);
    if (value === undefined) continue;
    if (isTick(item)) ticked.push(value);
    else {
      flushTicked();
      lines.push({
        label: getLabel(item) || prompt,
        value,
        ...(isMessage(item) && { written: true as const }),
      });
      prompt = '';
    }
  }
  flushTicked();
  return lines;
}
