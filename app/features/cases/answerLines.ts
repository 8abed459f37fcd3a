import type { TextId } from '@parvis/locales/areas';
import type { TextStore } from '@parvis/locales/translate';
import { type AnswerLine, answerLines } from '@parvis/questionnaire/model/answerLines';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { createAnswerTexts } from '../questionnaire/textResolver.ts';

const staffTexts: Readonly<Record<string, TextId>> = { 'answer.satisfaction': 'staff.answer.satisfaction' };

export const formatAnswerLines = (
  message: CaseMessage,
  side: 'mobile' | 'town',
  texts: TextStore,
): readonly AnswerLine[] => {
  if (!message.items || !message.answers) return [];
  const { words = {} } = message;
  const find = (id: string) => {
    const staffs = side === 'town' && Object.hasOwn(staffTexts, id) ? staffTexts[id] : undefined;
    if (staffs) return texts.t(staffs);
    return Object.hasOwn(words, id) ? words[id] : texts.find(id);
  };
  return answerLines(message.items, message.answers, createAnswerTexts(texts, find));
};

/** For screen readers. */
export const formatSpokenAnswers = (lines: readonly AnswerLine[]): string =>
  lines.map(({ label, value }) => [label, value].filter(Boolean).join(' ')).join('. ');
