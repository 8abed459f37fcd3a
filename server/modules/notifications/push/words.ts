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

/** Texts without content. */
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

export interface PushReader {
  readonly locale: Locale;
  readonly staff: boolean;
  readonly content: boolean;
}

export interface PushWords {
  readonly body: string;
  readonly author?: string;
}

function authorOf({ message, name }: PushedCase, { locale, staff }: PushReader): string {
  if (!message.staff) return text('name.contributor', locale);
  // Hides from blocked visitors who blocked them.
  const isUnsigned = tellsBlock(message) && !staff;
  return (isUnsigned ? null : name) ?? text('name.staff', locale);
}

function askedIn({ message: { qstn } }: PushedCase, locale: Locale): string | undefined {
  const titleId = qstn?.questions[qstn.start]?.titleId;
  return titleId && (ownWords(qstn?.texts, languageOf(locale).tag, titleId) ?? titleId);
}

/** Empty for erased texts and for answers. */
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

export function wordsOf(type: OfCase, told: PushedCase, reader: PushReader): PushWords {
  const { locale, staff, content } = reader;
  const fact = text(facts[staff ? 'staff' : 'visitor'][type], locale, { nbr: told.nbr });
  if (!content) return { body: fact };
  const said = type === 'newCsid' ? reportedIn(told, locale) : saidIn(told, reader);
  return { body: said || fact, author: authorOf(told, reader) };
}

export const trialWords = (locale: Locale) => ({
  title: text('push.trial.title', locale),
  body: text('push.trial.body', locale),
});
