import type { NotificationType } from '@parvis/api/entities/notification';
import { systemMessage } from '@parvis/api/entities/systemMessages';
import type { TextId } from '@parvis/locales/areas';
import { type Locale, languageOf } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { ownWords } from '@parvis/questionnaire/model/texts';
import { text } from '../../../platform/lib/texts.ts';
import { tellsBlock } from '../../cases/messageView.ts';
import type { PushedCase } from './pushedCase.ts';

type OfCase = Exclude<NotificationType, 'trial'>;

/** That there is something, and nothing of it: to whoever reported, and to staff. */
const facts: Readonly<Record<'visitor' | 'staff', Readonly<Record<OfCase, TextId>>>> = {
  visitor: {
    newCsid: 'push.visitor.newCsid',
    caseUpdate: 'push.visitor.caseUpdate',
    caseMsg: 'push.visitor.caseMsg',
  },
  staff: {
    newCsid: 'push.staff.newCsid',
    caseUpdate: 'push.staff.caseUpdate',
    caseMsg: 'push.staff.caseMsg',
  },
};

/** Who reads a notification, and how much of it they want to stand there. */
export interface PushReader {
  readonly locale: Locale;
  readonly staff: boolean;
  readonly content: boolean;
}

/** The words of a notification, below the name of the customer. */
export interface PushWords {
  readonly body: string;
  readonly author?: string;
}

function authorOf({ message, name }: PushedCase, { locale, staff }: PushReader): string {
  if (!message.staff) return text('name.contributor', locale);
  // Who blocked somebody is not told to them by name.
  const isUnsigned = tellsBlock(message) && !staff;
  return (isUnsigned ? null : name) ?? text('name.staff', locale);
}

function askedIn({ message: { qstn } }: PushedCase, locale: Locale): string | undefined {
  const titleId = qstn?.questions[qstn.start]?.titleId;
  return titleId && (ownWords(qstn?.texts, languageOf(locale).tag, titleId) ?? titleId);
}

/** What was said or done, in words; nothing where they were erased, or are answers, which are read in the case. */
function saidIn(told: PushedCase, reader: PushReader): string {
  const { locale, staff } = reader;
  const { event, msgTxt } = told.message;
  const row = event === null ? undefined : systemMessage(event);
  const step = row && ((staff ? row.toStaff : undefined) ?? row.text);
  const did = step && text(step, locale, { name: authorOf(told, reader) });
  return [did, msgTxt ?? askedIn(told, locale)].filter(Boolean).join(' ');
}

const reportedIn = ({ ccatLbls, placeLbl }: PushedCase, locale: Locale): string =>
  [ccatLbls.at(-1), placeLbl].flatMap((words) => (words ? [wordsIn(words, locale)] : [])).join(' · ');

/** What a notification of a case says: the fact alone, unless its reader wanted more. */
export function wordsOf(type: OfCase, told: PushedCase, reader: PushReader): PushWords {
  const { locale, staff, content } = reader;
  const fact = text(facts[staff ? 'staff' : 'visitor'][type], locale, { nbr: told.nbr });
  if (!content) return { body: fact };
  const said = type === 'newCsid' ? reportedIn(told, locale) : saidIn(told, reader);
  return { body: said || fact, author: authorOf(told, reader) };
}

/** What a notification says that somebody wanted to try. */
export const trialWords = (locale: Locale) => ({
  title: text('push.trial.title', locale),
  body: text('push.trial.body', locale),
});
