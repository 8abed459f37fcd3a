import { asc } from 'drizzle-orm';
import { isAmong } from '../../../platform/db/among.ts';
import type { Tx } from '../../../platform/db/database.ts';
import {
  blocks,
  erasedPeople,
  erasures,
  identities,
  knownDevices,
  media,
  readMarks,
  sessions,
} from '../../../platform/db/schema.ts';
import { dateNow, elapsedSince } from '../../../platform/lib/clock.ts';
import { signatureOf } from '../../../platform/lib/signing.ts';
import { change, type Services } from '../../context/services.ts';
import { askedBy, forgetAddresses, forgetAsked } from '../../identity/forgetAddress.ts';
import { holdFormerStaff } from '../../identity/formerStaff.ts';
import { forgetDevice } from '../../identity/knownDevices.ts';
import { identitiesOf, lockIdentity, personOf } from '../../identity/mergePeople.ts';
import { eachOneByOne } from '../../identity/requesters.ts';
import { endOne } from '../../identity/sessions.ts';
import { removeFiles } from '../../media/files/lookAgain.ts';
import { knownAmong } from '../../media/files/unknown.ts';
import { forgetBrowsers, withdrawPushedWords } from '../../notifications/push/forget.ts';
import { leaveCases } from './leaveCase.ts';

/** Hashes an id with the database's key, so that the list of erased people is anonymous to others. */
export const erasedName = (secret: Buffer, crUid: string): string =>
  signatureOf(secret, `gone:${crUid}`).toString('base64url');

/** Records all identities of a person: an older backup may predate their merge. */
async function noteErased(tx: Tx, secret: Buffer, crUids: readonly string[]): Promise<void> {
  const rows = crUids.map((crUid) => ({ hash: erasedName(secret, crUid) }));
  if (rows.length > 0) await tx.insert(erasedPeople).values(rows).onConflictDoNothing();
}

type Person = typeof identities.$inferSelect;

/** Limited to the dependencies that commands have. */
export type Erasing = Pick<Services, 'db' | 'secret' | 'storage' | 'endStreams' | 'listErased' | 'notice'>;

const addressesOf = ({ email, phone }: Person): string[] => [email, phone].filter((value) => value !== null);

/** Session and device cookie of the request. */
export interface OwnDevice {
  readonly hash: string;
  readonly device: string | undefined;
}

async function provingOf(tx: Tx, secret: Buffer, person: Person): Promise<string[]> {
  const asked = await askedBy(tx, secret, await identitiesOf(tx, person.crUid));
  return [...new Set([...addressesOf(person), ...asked.map(({ address }) => address)])].sort();
}

/**
 * Locks the addresses, as codes do, then the identity.
 * @returns 'changed' after a concurrent merge or change of addresses: retry
 */
async function take(tx: Tx, secret: Buffer, crUid: string): Promise<Person | 'changed' | undefined> {
  const person = await personOf(tx, crUid);
  if (!person) return undefined;
  const values = await provingOf(tx, secret, person);
  await eachOneByOne(tx, values);
  // Concurrent writers of this identity wait, then fail.
  const taken = await lockIdentity(tx, person.crUid);
  if (!taken) return undefined;
  if (taken.mergedInto !== null) return 'changed';
  const now = await provingOf(tx, secret, taken);
  const isSame = now.every((value) => values.includes(value));
  return isSame ? taken : 'changed';
}

/** Deletes sessions, locked in the global order, and their push subscriptions. */
async function endSessions(tx: Tx, theirs: readonly string[]) {
  const own = isAmong(sessions.crUid, theirs);
  await tx
    .select({ hash: sessions.hash })
    .from(sessions)
    .where(own)
    .orderBy(asc(sessions.hash))
    .for('update');
  const pushed = await forgetBrowsers(tx, theirs);
  const ended = await tx.delete(sessions).where(own).returning({ hash: sessions.hash });
  return { hashes: ended.map(({ hash }) => hash), pushed };
}

/** Row counts by table. */
type Gone = Readonly<Record<string, number>>;

async function photosOf(tx: Tx, crUids: string[]): Promise<string[]> {
  const rows = await tx.select({ id: media.id }).from(media).where(isAmong(media.crUid, crUids));
  return rows.map(({ id }) => id);
}

interface ErasedPerson {
  readonly gone: Gone;
  readonly hashes: readonly string[];
  /** To delete from storage after commit. */
  readonly photos: readonly string[];
}

async function erasePerson(
  { secret }: Pick<Erasing, 'secret'>,
  tx: Tx,
  person: Person,
): Promise<ErasedPerson> {
  const { crUid } = person;
  await holdFormerStaff(tx, addressesOf(person));
  const theirs = await identitiesOf(tx, crUid);
  const sent = await photosOf(tx, theirs);
  const unsent = await withdrawPushedWords(tx, crUid);
  const messages = await leaveCases(tx, theirs);
  const marks = await tx
    .delete(readMarks)
    .where(isAmong(readMarks.crUid, theirs))
    .returning({ at: readMarks.csid });
  const proved = await forgetAddresses(tx, secret, addressesOf(person));
  await noteErased(tx, secret, theirs);
  const asked = await forgetAsked(tx, secret, theirs);
  const { hashes, pushed } = await endSessions(tx, theirs);
  const known = await tx
    .delete(knownDevices)
    .where(isAmong(knownDevices.crUid, theirs))
    .returning({ hash: knownDevices.hash });
  const blocked = await tx
    .delete(blocks)
    .where(isAmong(blocks.crUid, theirs))
    .returning({ cuid: blocks.cuid });
  const people = await tx
    .delete(identities)
    .where(isAmong(identities.crUid, theirs))
    .returning({ crUid: identities.crUid });
  // Files sent as staff stay with the case.
  const stay = await knownAmong(tx, sent);
  const photos = sent.filter((id) => !stay.has(id));
  return {
    hashes,
    photos,
    gone: {
      messages,
      media: photos.length,
      read_marks: marks.length,
      verifications: proved.verifications + asked.verifications,
      deliveries: proved.deliveries + asked.deliveries,
      outbox: proved.outbox + asked.outbox,
      push_subscriptions: pushed.subscriptions,
      pushes: pushed.pushes + unsent,
      sessions: hashes.length,
      known_devices: known.length,
      blocks: blocked.length,
      identities: people.length,
    },
  };
}

async function note(tx: Tx, began: Date, { messages = 0, ...gone }: Gone): Promise<void> {
  const others = Object.fromEntries(Object.entries(gone).filter(([, rows]) => rows > 0));
  await tx
    .insert(erasures)
    .values({ began, ms: elapsedSince(began), why: 'asked', cases: 0, messages, others });
}

/** @returns the identity of the session at that time */
async function forgetHere(tx: Tx, { hash, device }: OwnDevice): Promise<string | undefined> {
  const ended = await endOne(tx, hash);
  if (device !== undefined) await forgetDevice(tx, device);
  return ended?.crUid ?? undefined;
}

async function attempt(services: Erasing, tx: Tx, crUid: string, here: OwnDevice | undefined) {
  const began = dateNow();
  const person = await take(tx, services.secret, crUid);
  if (person === 'changed') return undefined;
  const erased = person && (await erasePerson(services, tx, person));
  if (here) await forgetHere(tx, here);
  if (erased) await note(tx, began, erased.gone);
  return { ended: [...(here ? [here.hash] : []), ...(erased?.hashes ?? [])], photos: erased?.photos ?? [] };
}

/**
 * Erases a person on all devices in one transaction. Cases stay until their date, without their words. Text
 * written as staff belongs to the customer and loses its author. Retries after concurrent merges.
 * @param here the requesting device, if any
 */
export async function erasePersonOf(services: Erasing, crUid: string, here?: OwnDevice): Promise<void> {
  for (;;) {
    const done = await change(services, (tx) => attempt(services, tx, crUid, here));
    if (!done) continue;
    for (const hash of new Set(done.ended)) services.endStreams(hash);
    await services.listErased();
    await removeFiles(services, done.photos);
    return;
  }
}

/** `crUid` is the requester's identity at the time of the request, if any. */
export async function eraseAll(
  services: Services,
  crUid: string | undefined,
  here: OwnDevice,
): Promise<void> {
  if (crUid !== undefined) return erasePersonOf(services, crUid, here);
  // A concurrent request may have created an identity.
  const late = await eraseCookies(services, here);
  if (late !== undefined) await erasePersonOf(services, late, here);
}

/** @returns the identity of the session */
export async function eraseCookies(services: Services, here: OwnDevice): Promise<string | undefined> {
  const crUid = await services.db.transaction((tx) => forgetHere(tx, here));
  services.endStreams(here.hash);
  return crUid;
}
