import type { NotificationType } from '@parvis/api/entities/notification';
import { systemMessage } from '@parvis/api/entities/systemMessages';
import type { TextId } from '@parvis/locales/areas';
import { type Locale, languageOf } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { ownWords } from '@parvis/questionnaire/model/texts';
import { translate } from '../../../platform/lib/texts.ts';
import { isBlockEvent } from '../../cases/service.ts';
import type { PushedCase } from './pushedCase.ts';

type CaseNotificationType = Exclude<NotificationType, 'trial'>;

/** Texts without content. */
const factTexts: Readonly<Record<'visitor' | 'staff', Readonly<Record<CaseNotificationType, TextId>>>> = {
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

function getAuthor({ message, name }: PushedCase, { locale, staff }: PushReader): string {
  if (!message.staff) return translate('name.contributor', locale);
  // Hides from blocked visitors who blocked them.
  const isUnsigned = isBlockEvent(message) && !staff;
  return (isUnsigned ? null : name) ?? translate('name.staff', locale);
}

function getQuestionTitle({ message: { qstn } }: PushedCase, locale: Locale): string | undefined {
  const titleId = qstn?.questions[qstn.start]?.titleId;
  return titleId && (ownWords(qstn?.texts, languageOf(locale).tag, titleId) ?? titleId);
}

/** Only called staff read the caller's text. */
const isCall = ({ message: { event } }: PushedCase): boolean =>
  event === 'addGcatCode' || event === 'addGrpGpid';

function describeAssigned({ name, note, nbr }: PushedCase, locale: Locale): string {
  const did = translate(name === null ? 'push.assigned.turn' : 'push.assigned', locale, {
    name: name ?? '',
    nbr,
  });
  return note === null ? did : translate('push.called.note', locale, { did, note });
}

/** Empty for erased texts and for answers. */
function describeEvent(eventCase: PushedCase, reader: PushReader): string {
  const { locale, staff } = reader;
  const { event, msgTxt, grpLbl, poll: sent } = eventCase.message;
  if (event === 'assigned' && staff) return describeAssigned(eventCase, locale);
  const row = event === null ? undefined : systemMessage(event);
  const step = row && ((staff ? row.toStaff : undefined) ?? row.text);
  const service = grpLbl ? wordsIn(grpLbl, locale) : '';
  const poll = sent ? wordsIn(sent.lbl, locale) : '';
  const did = step && translate(step, locale, { name: getAuthor(eventCase, reader), service, poll });
  const { note } = eventCase;
  if (did && staff && note !== null) return translate('push.called.note', locale, { did, note });
  return [did, msgTxt ?? getQuestionTitle(eventCase, locale)].filter(Boolean).join(' ');
}

const describeReport = ({ ccatLbls, placeLbl }: PushedCase, locale: Locale): string =>
  [ccatLbls.at(-1), placeLbl].flatMap((words) => (words ? [wordsIn(words, locale)] : [])).join(' · ');

/** Includes text only if the person wants content. */
function renderGatheringPush({ ccatLbls, message }: PushedCase, locale: Locale, content: boolean): PushWords {
  const title = ccatLbls[0] ? wordsIn(ccatLbls[0], locale) : '';
  if (!content || !message.msgTxt) return { body: translate('push.gathering.news', locale, { title }) };
  return { body: translate('push.gathering.words', locale, { title, txt: message.msgTxt }) };
}

export function renderPushWords(
  type: CaseNotificationType,
  eventCase: PushedCase,
  reader: PushReader,
): PushWords {
  const { locale, staff, content } = reader;
  if (eventCase.kind === 'gathering') return renderGatheringPush(eventCase, locale, content);
  const factText =
    staff && eventCase.message.event === 'assigned'
      ? 'push.staff.assigned'
      : staff && isCall(eventCase)
        ? 'push.staff.called'
        : factTexts[staff ? 'staff' : 'visitor'][type];
  const fact = translate(factText, locale, { nbr: eventCase.nbr });
  if (!content) return { body: fact };
  const details = type === 'newCsid' ? describeReport(eventCase, locale) : describeEvent(eventCase, reader);
  return { body: details || fact, author: getAuthor(eventCase, reader) };
}

const FOLLOWED_TEXTS: Readonly<Partial<Record<string, TextId>>> = {
  hold: 'push.follower.hold',
  resume: 'push.follower.reopened',
  crReopen: 'push.follower.reopened',
  openedToFollowers: 'push.follower.opened',
};

/** Omits text, names and number: followers are no participants. */
export function renderFollowedPush(eventCase: PushedCase, locale: Locale, content: boolean): PushWords {
  if (!content) return { body: translate('push.follower.news', locale) };
  const text = FOLLOWED_TEXTS[eventCase.message.event ?? ''] ?? 'push.follower.closed';
  return { body: translate(text, locale, { report: describeReport(eventCase, locale) }) };
}

/** Excludes the note's text. */
export const renderMentionPush = ({ nbr }: PushedCase, locale: Locale, name: string | null): PushWords => ({
  body: translate('push.staff.mention', locale, { name: name ?? translate('name.staff', locale), nbr }),
});

export const renderTrialWords = (locale: Locale) => ({
  title: translate('push.trial.title', locale),
  body: translate('push.trial.body', locale),
});
