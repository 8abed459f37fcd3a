import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import { CONFLICT } from '@parvis/api/constants';
import type { Message } from '@parvis/api/entities/message';
import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { agreedInTheEnd } from '@parvis/questionnaire/flows/mobileNeeded';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, messages } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { findConflict, markConflict } from './answerChanges.ts';
import { buildAnswerContent } from './answerContent.ts';
import {
  assignMessageId,
  type CaseRow,
  findRepeatedMessage,
  isCleared,
  lockCase,
  type MessageRow,
} from './caseRows.ts';
import { takeStep } from './caseSteps.ts';
import { loadShownFlow } from './flows.ts';
import { isReadByOtherSide } from './loadReadMarks.ts';
import { toMessage } from './messageView.ts';
import { replaceContent } from './replaceContent.ts';
import { type ReplayedReport, rederiveAnswers } from './replayReport.ts';
import { compareContacts } from './reporterContact.ts';
import { getContactEvent } from './stepEvents.ts';
import { matchAnswers } from './storedMatchers.ts';
import {
  type AnswerSender,
  appendAnswers,
  isSameSurvey,
  type PlayedAnswers,
  storeSurvey,
} from './surveyAnswers.ts';

/** Agreeing and then declining counts as declining. */
const applyFinalConsent = ({ flow }: MessageRow, replayed: ReplayedReport): ReplayedReport =>
  flow === 'mobileNeeded'
    ? { ...replayed, entries: agreedInTheEnd(replayed.entries, replayed.flags) }
    : replayed;

/** Never trusts the device. */
async function loadVerifiedNumber(tx: Tx, crUid: string): Promise<string | undefined> {
  const [person] = await tx
    .select({ phone: identities.phone })
    .from(identities)
    .where(eq(identities.crUid, crUid));
  return person?.phone ?? undefined;
}

/** Requires the reporter's consent. */
async function buildContact(
  tx: Tx,
  row: CaseRow,
  { abort, flags }: PlayedAnswers,
): Promise<GivenContact | undefined> {
  if (abort || row.reporter === null || !flags.includes('acceptSms')) return undefined;
  const phone = await loadVerifiedNumber(tx, row.reporter);
  return phone === undefined ? undefined : { ...row.contact, phone };
}

/**
 * Stores the verified number, or that it is missing.
 * @throws Refusal conflict
 */
async function storeMobileAnswer(
  tx: Tx,
  row: CaseRow,
  answered: PlayedAnswers,
  sender: AnswerSender,
): Promise<MessageRow | undefined> {
  // A newer request replaced it.
  if (row.mobileMsgId !== answered.question.msgId) throw new Refusal('conflict');
  const contact = await buildContact(tx, row, answered);
  // Verifying a known number counts as a change.
  const changeKind = contact ? (compareContacts(row.contact, contact) ?? 'changed') : 'missing';
  const event = getContactEvent(changeKind);
  const contactMessage = assignMessageId({ crUid: row.reporter, staff: false, event });
  return appendAnswers(tx, row, answered, sender, {
    change: { mobileMsgId: null, ...(contact && { contact }) },
    event: contactMessage,
  });
}

export type SentForm = BodyOf<(typeof mobileCalls)['sendForm']>;

/** @throws Refusal badRequest */
async function findQuestion(tx: Tx, csid: string, msgId: number): Promise<MessageRow> {
  if (!Number.isInteger(msgId) || msgId < 1 || msgId > 2 ** 31 - 1)
    throw createBadRequest('body.msgIdAnswer');
  const [question] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgId)));
  if (!question?.qstn && !question?.flow) throw createBadRequest('body.msgIdAnswer', 'unknown');
  return question;
}

/**
 * A correction replaces it until staff read or remove it.
 * @throws Refusal alreadyRead
 */
async function replaceEarlierAnswer(tx: Tx, locked: CaseRow, question: MessageRow): Promise<void> {
  const [earlier] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, locked.csid), eq(messages.msgIdAnswer, question.msgId)));
  if (!earlier) return;
  if (isCleared(earlier) || (await isReadByOtherSide(tx, earlier))) throw new Refusal('alreadyRead');
  await replaceContent(tx, locked, earlier, 'takenBack');
}

/** @throws Refusal badRequest */
async function loadDefinition(db: Tx, { qstn, flow }: MessageRow, flowId?: string): Promise<Questionnaire> {
  if (qstn) return qstn;
  if (!flow) throw createBadRequest('body.msgIdAnswer');
  return loadShownFlow(db, flow, flowId);
}

/** @throws Refusal badRequest */
async function replayAnswers(
  { db, customers }: AppContext,
  { csid, msgIdAnswer, played, flowId }: SentForm,
  cuid: string,
): Promise<PlayedAnswers> {
  const { messageLetters } = await customers.get(cuid);
  const question = await findQuestion(db, csid, msgIdAnswer);
  const definition = await loadDefinition(db, question, flowId);
  const replayed = rederiveAnswers(definition, played, messageLetters);
  if (replayed.entries.length === 0 || (replayed.abort && question.flow === null))
    throw createBadRequest('body.played.events', 'notPossible');
  return { question, definition, ...applyFinalConsent(question, replayed) };
}

/** Applies `set` and `clear` (`chng`) between users, after storing. @throws Refusal alreadyRead */
async function storeAnswers(
  tx: Tx,
  locked: CaseRow,
  answered: PlayedAnswers,
  sender: AnswerSender,
): Promise<MessageRow | undefined> {
  await replaceEarlierAnswer(tx, locked, answered.question);
  const { set, cleared } = answered.changes;
  const side = { csid: locked.csid, crUid: sender.reader.crUid };
  const { own, others } = await findConflict(tx, side);
  const isSet = set.has(CONFLICT);
  if (!locked.betweenUsers || own === isSet || (own && !cleared.has(CONFLICT)))
    return appendAnswers(tx, locked, answered, sender);
  const event = assignMessageId({
    ...{ crUid: side.crUid, staff: false, event: isSet ? 'conflict' : 'conflictEnded' },
    // The other side may still refuse messages.
    ...(own && others && { tgtTypes: ['staff'] }),
  });
  const stored = await appendAnswers(tx, locked, answered, sender, { event });
  await markConflict(tx, side, isSet);
  return stored;
}

async function isSameForm(
  tx: Tx,
  locked: CaseRow,
  stored: MessageRow,
  answered: PlayedAnswers,
): Promise<boolean> {
  const { question, entries, definition } = answered;
  if (question.flow === 'satisfaction') return isSameSurvey(tx, locked, stored, answered);
  return matchAnswers(question.msgId, buildAnswerContent(entries, definition))(stored);
}

/** `none`: questions of staff. */
const formKinds = {
  satisfaction: { step: 'rate', store: storeSurvey },
  mobileNeeded: { step: 'giveMobile', store: storeMobileAnswer },
  none: { step: 'send', store: storeAnswers },
} as const;

/** Defers result or error. */
const captureOutcome = <T>(work: Promise<T>): Promise<() => T> =>
  work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );

/**
 * Replaces unread answers; survey answers accumulate and rate the case.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, alreadyRead, unknownCase
 */
export async function sendForm(
  context: AppContext,
  sent: SentForm,
  cuid: string,
  reader: Reader,
): Promise<Message> {
  // Slow, so before any lock; refuses only after the permission and repeat checks.
  const answers = await captureOutcome(replayAnswers(context, sent, cuid));
  const row = await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, reader.crUid);
    const locked = await lockCase(tx, sent.csid);
    if (locked.reporter !== reader.crUid) throw new Refusal('stepNotAllowed');
    const before = await findRepeatedMessage(tx, sent.csid, sent.id, reader, (stored) =>
      isSameForm(tx, locked, stored, answers()),
    );
    if (before) return before;
    const answered = answers();
    const { step, store } = formKinds[answered.question.flow ?? 'none'];
    await takeStep(tx, locked, step, reader);
    return store(tx, locked, answered, { id: sent.id, reader });
  });
  if (!row) throw new Error('The answers were not stored.');
  return toMessage(row, reader);
}
