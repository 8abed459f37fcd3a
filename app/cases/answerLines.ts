import type { Answers } from '@parvis/questionnaire/model/report';
import type { Item, ItemOf } from '@parvis/questionnaire/model/schema';
import { formatPhone, maskCode } from '@parvis/questionnaire/model/validate';

/** An answer in words: what was asked, and what was said. An empty label is a line of its own. */
export interface AnswerLine {
  readonly label: string;
  readonly value: string;
}

export interface AnswerWords {
  /** The words of a text id; nothing when it is unknown. */
  readonly find: (id: string) => string | undefined;
  readonly yes: string;
  readonly no: string;
  readonly stars: (count: number, max: number) => string;
}

const sideWords = (side: ItemOf<'yesNo'>['yes'], plain: string, words: AnswerWords): string => {
  const id = typeof side === 'string' ? side : side.id;
  return id === undefined ? plain : (words.find(id) ?? plain);
};

const spokenValue = (item: Item, answers: Answers, words: AnswerWords): string | undefined => {
  const answer = item.id === undefined ? undefined : answers[item.id];
  if (answer === undefined || answer === false) {
    if (item.type !== 'yesNo' || answer === undefined) return undefined;
  }
  switch (item.type) {
    case 'yesNo':
      return answer === true ? sideWords(item.yes, words.yes, words) : sideWords(item.no, words.no, words);
    case 'rating':
      return typeof answer === 'number' ? words.stars(answer, item.max ?? 5) : undefined;
    case 'input':
      if (item.subType === 'code') return maskCode(String(answer));
      return item.subType === 'phone' ? formatPhone(String(answer)) : String(answer);
    case 'message':
      return String(answer);
    default:
      return undefined;
  }
};

/**
 * Answers as lines, as a chat shows them: each text begins a question; ticked boxes stand together under it, phone
 * numbers in groups, codes masked (decisions: facts easily lost).
 */
export function answerLines(items: readonly Item[], answers: Answers, words: AnswerWords): AnswerLine[] {
  const nameOf = (item: Item): string => item.text ?? (item.id ? words.find(item.id) : undefined) ?? '';
  const lines: AnswerLine[] = [];
  let prompt = '';
  let ticked: string[] = [];
  const endOfQuestion = () => {
    if (ticked.length > 0) lines.push({ label: prompt, value: ticked.join(', ') });
    ticked = [];
  };
  for (const item of items) {
    if (item.type === 'text') {
      endOfQuestion();
      prompt = nameOf(item);
    } else if (item.type === 'checkbox') {
      if (answers[item.id] === true) ticked.push(nameOf(item));
    } else {
      const value = spokenValue(item, answers, words);
      if (value === undefined) continue;
      endOfQuestion();
      lines.push({ label: nameOf(item) || prompt, value });
      prompt = '';
    }
  }
  endOfQuestion();
  return lines;
}
