import { asc } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import {
  blocks,
  drafts,
  erasedPeople,
  erasures,
  followers,
  identities,
  knownDevices,
  media,
  notes,
  readMarks,
  sessions,
} from '../../../platform/db/schema.ts';
import { getDatabaseNow, measureElapsed } from '../../../platform/lib/clock.ts';
import { signText } from '../../../platform/lib/signing.ts';
import { type AppContext, commitAndNotify } from '../../context/appContext.ts';
import {
  acquireNamedLocks,
  deleteKnownDevice,
  deleteSession,
  eraseAddresses,
  eraseCodeRequests,
  findCodeRequests,
  findMergedIdentities,
  lockFormerStaff,
  lockIdentity,
  resolveIdentity,
} from '../../identity/service.ts';
import { findKnownIds, removeOrphanFiles } from '../../media/service.ts';
import { cancelQuotingPushes, eraseBrowsers } from '../../notifications/service.ts';
import { eraseVoters } from '../../pollAnswers/service.ts';
import { eraseSurveyTraces } from '../../surveyAnswers/service.ts';
import { removePersonFromCases } from './removePersonFromCases.ts';

/** Anonymous without the database's key. */
export const hashErasedPerson = (secret: Buffer, crUid: string): string =>
  signText(secret, `gone:${crUid}`).toString('base64url');

/** A backup may predate a merge: includes all identities. */
async function recordErasedPeople(tx: Tx, secret: Buffer, crUids: readonly string[]): Promise<void> {
  const rows = crUids.map((crUid) => ({ hash: hashErasedPerson(secret, crUid) }));
  if (rows.length > 0) await tx.insert(erasedPeople).values(rows).onConflictDoNothing();
}

type IdentityRow = typeof identities.$inferSelect;

/** Dependencies available to commands. */
export type ErasureContext = Pick<
  AppContext,
  'db' | 'secret' | 'storage' | 'endStreams' | 'syncErasedList' | 'notifyStreams'
>;

const getAddresses = ({ email, phone }: IdentityRow): string[] =>
  [email, phone].filter((value) => value !== null);

/** Cookies of the request. */
export interface RequestDevice {
  readonly hash: string;
  readonly device: string | undefined;
}

async function findProvingAddresses(tx: Tx, secret: Buffer, person: IdentityRow): Promise<string[]> {
  const asked = await findCodeRequests(tx, secret, await findMergedIdentities(tx, person.crUid));
  return [...new Set([...getAddresses(person), ...asked.map(({ address }) => address)])].sort();
}

/**
 * Lock order: addresses, then identity.
 * @returns 'changed' after a concurrent merge or change of addresses: retry
 */
async function lockPerson(
  tx: Tx,
  secret: Buffer,
  crUid: string,
): Promise<IdentityRow | 'changed' | undefined> {
  const person = await resolveIdentity(tx, crUid);
  if (!person) return undefined;
  const values = await findProvingAddresses(tx, secret, person);
  await acquireNamedLocks(tx, values);
  // Concurrent writers of this identity wait, then fail.
  const taken = await lockIdentity(tx, person.crUid);
  if (!taken) return undefined;
  if (taken.mergedInto !== null) return 'changed';
  const now = await findProvingAddresses(tx, secret, taken);
  const isSame = now.every((value) => values.includes(value));
  return isSame ? taken : 'changed';
}

/** In lock order. Includes push subscriptions. */
async function removeSessions(tx: Tx, theirs: readonly string[]) {
  const own = isAmong(sessions.crUid, theirs);
  await tx
    .select({ hash: sessions.hash })
    .from(sessions)
    .where(own)
    .orderBy(asc(sessions.hash))
    .for('update');
  const pushed = await eraseBrowsers(tx, theirs);
  const ended = await tx.delete(sessions).where(own).returning({ hash: sessions.hash });
  return { hashes: ended.map(({ hash }) => hash), pushed };
}

type RowCounts = Readonly<Record<string, number>>;

async function findPhotoIds(tx: Tx, crUids: string[]): Promise<string[]> {
  const rows = await tx.select({ id: media.id }).from(media).where(isAmong(media.crUid, crUids));
  return rows.map(({ id }) => id);
}

interface ErasedPerson {
  readonly counts: RowCounts;
  readonly hashes: readonly string[];
  /** Ids to delete from storage after commit. */
  readonly photos: readonly string[];
}

async function erasePerson(
  { secret }: Pick<ErasureContext, 'secret'>,
  tx: Tx,
  person: IdentityRow,
): Promise<ErasedPerson> {
  const { crUid } = person;
  await lockFormerStaff(tx, getAddresses(person));
  const theirs = await findMergedIdentities(tx, crUid);
  const sent = await findPhotoIds(tx, theirs);
  const unsent = await cancelQuotingPushes(tx, crUid);
  const messages = await removePersonFromCases(tx, theirs);
  const marks = await tx
    .delete(readMarks)
    .where(isAmong(readMarks.crUid, theirs))
    .returning({ at: readMarks.csid });
  const followed = await tx
    .delete(followers)
    .where(isAmong(followers.crUid, theirs))
    .returning({ at: followers.csid });
  const proved = await eraseAddresses(tx, secret, getAddresses(person));
  await recordErasedPeople(tx, secret, theirs);
  const asked = await eraseCodeRequests(tx, secret, theirs);
  const { hashes, pushed } = await removeSessions(tx, theirs);
  const known = await tx
    .delete(knownDevices)
    .where(isAmong(knownDevices.crUid, theirs))
    .returning({ hash: knownDevices.hash });
  const blocked = await tx
    .delete(blocks)
    .where(isAmong(blocks.crUid, theirs))
    .returning({ cuid: blocks.cuid });
  const begun = await tx.delete(drafts).where(isAmong(drafts.crUid, theirs)).returning({ csid: drafts.csid });
  await tx.update(notes).set({ crUid: null, name: null }).where(isAmong(notes.crUid, theirs));
  const answered = await eraseVoters(tx, theirs);
  const surveyed = await eraseSurveyTraces(tx, theirs);
  const people = await tx
    .delete(identities)
    .where(isAmong(identities.crUid, theirs))
    .returning({ crUid: identities.crUid });
  // Files sent as staff stay with the case.
  const stay = await findKnownIds(tx, sent);
  const photos = sent.filter((id) => !stay.has(id));
  return {
    hashes,
    photos,
    counts: {
      messages,
      media: photos.length,
      read_marks: marks.length,
      followers: followed.length,
      verifications: proved.verifications + asked.verifications,
      deliveries: proved.deliveries + asked.deliveries,
      outbox: proved.outbox + asked.outbox,
      push_subscriptions: pushed.subscriptions,
      pushes: pushed.pushes + unsent,
      sessions: hashes.length,
      known_devices: known.length,
      blocks: blocked.length,
      drafts: begun.length,
      poll_answers: answered,
      survey_answers: surveyed,
      identities: people.length,
    },
  };
}

async function recordErasure(tx: Tx, began: Date, { messages = 0, ...counts }: RowCounts): Promise<void> {
  const others = Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0));
  await tx
    .insert(erasures)
    .values({ began, ms: measureElapsed(began), why: 'asked', cases: 0, messages, others });
}

/** @returns the session's identity at that time */
async function removeRequestDevice(tx: Tx, { hash, device }: RequestDevice): Promise<string | undefined> {
  const ended = await deleteSession(tx, hash);
  if (device !== undefined) await deleteKnownDevice(tx, device);
  return ended?.crUid ?? undefined;
}

async function runErasure(context: ErasureContext, tx: Tx, crUid: string, here: RequestDevice | undefined) {
  const began = getDatabaseNow();
  const person = await lockPerson(tx, context.secret, crUid);
  if (person === 'changed') return undefined;
  const erased = person && (await erasePerson(context, tx, person));
  if (here) await removeRequestDevice(tx, here);
  if (erased) await recordErasure(tx, began, erased.counts);
  return { ended: [...(here ? [here.hash] : []), ...(erased?.hashes ?? [])], photos: erased?.photos ?? [] };
}

/**
 * Erases on all devices, in one transaction. Cases stay until their date, without the person's text. Text
 * written as staff belongs to the customer and loses its author. Retries after concurrent merges.
 * @param here the requesting device, if any
 */
export async function erasePersonAndFiles(
  context: ErasureContext,
  crUid: string,
  here?: RequestDevice,
): Promise<void> {
  for (;;) {
    const done = await commitAndNotify(context, (tx) => runErasure(context, tx, crUid, here));
    if (!done) continue;
    for (const hash of new Set(done.ended)) context.endStreams(hash);
    await context.syncErasedList();
    await removeOrphanFiles(context, done.photos);
    return;
  }
}

/** `crUid` is the requester's identity at the time of the request. */
export async function eraseAll(
  context: AppContext,
  crUid: string | undefined,
  here: RequestDevice,
): Promise<void> {
  if (crUid !== undefined) return erasePersonAndFiles(context, crUid, here);
  // A concurrent request may have created an identity.
  const late = await eraseCookies(context, here);
  if (late !== undefined) await erasePersonAndFiles(context, late, here);
}

/** @returns the identity of the session */
export async function eraseCookies(context: AppContext, here: RequestDevice): Promise<string | undefined> {
  const crUid = await context.db.transaction((tx) => removeRequestDevice(tx, here));
  context.endStreams(here.hash);
  return crUid;
}
