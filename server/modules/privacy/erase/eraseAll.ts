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

/** A person in the list of who was erased: whoever does not have the database's key cannot tell who that was. */
export const erasedName = (secret: Buffer, crUid: string): string =>
  signatureOf(secret, `gone:${crUid}`).toString('base64url');

/** Notes that a person was erased, by each of their identities: an older copy of the database may not know that they are one. */
async function noteErased(tx: Tx, secret: Buffer, crUids: readonly string[]): Promise<void> {
  const rows = crUids.map((crUid) => ({ hash: erasedName(secret, crUid) }));
  if (rows.length > 0) await tx.insert(erasedPeople).values(rows).onConflictDoNothing();
}

type Person = typeof identities.$inferSelect;

/** What an erasing works with: a command has no more. */
export type Erasing = Pick<Services, 'db' | 'secret' | 'storage' | 'endStreams' | 'listErased' | 'notice'>;

const addressesOf = ({ email, phone }: Person): string[] => [email, phone].filter((value) => value !== null);

/** The device that asks: its session, and the cookie by which it is known. */
export interface OwnDevice {
  readonly hash: string;
  readonly device: string | undefined;
}

/** All that codes of a person are about: what they proved, and what they are still proving. */
async function provingOf(tx: Tx, secret: Buffer, person: Person): Promise<string[]> {
  const asked = await askedBy(tx, secret, await identitiesOf(tx, person.crUid));
  return [...new Set([...addressesOf(person), ...asked.map(({ address }) => address)])].sort();
}

/**
 * Takes a person for the erasing: first their addresses, as codes do, then themselves. @returns 'changed' where they asked for or
 * proved an address or became somebody else meanwhile: it is to begin anew
 */
async function take(tx: Tx, secret: Buffer, crUid: string): Promise<Person | 'changed' | undefined> {
  const person = await personOf(tx, crUid);
  if (!person) return undefined;
  const values = await provingOf(tx, secret, person);
  await eachOneByOne(tx, values);
  // Whoever writes with this identity waits, and then finds that it is nobody's.
  const taken = await lockIdentity(tx, person.crUid);
  if (!taken) return undefined;
  if (taken.mergedInto !== null) return 'changed';
  const now = await provingOf(tx, secret, taken);
  const isSame = now.every((value) => values.includes(value));
  return isSame ? taken : 'changed';
}

/** Ends the sessions of a person, taken in the order in which all who change several take them, and pushes nothing to their browsers any more. */
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

/** What went of a person, by table. */
type Gone = Readonly<Record<string, number>>;

async function photosOf(tx: Tx, crUids: string[]): Promise<string[]> {
  const rows = await tx.select({ id: media.id }).from(media).where(isAmong(media.crUid, crUids));
  return rows.map(({ id }) => id);
}

interface ErasedPerson {
  readonly gone: Gone;
  readonly hashes: readonly string[];
  /** Photos whose rows went: their files are to go once it holds. */
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
  // Those that staff sent into a case stay with it.
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

/** Ends what a device is known by. @returns whose its session was by then */
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
 * Erases a person: their words, answers and address, on all their devices, and what the device that asks is known by, in one
 * transaction. A case stays without them until its day, for those who see to it; they read that somebody left. What was written
 * as staff is the customer's, and loses its author. Whoever turned out to be another person meanwhile is erased as that person.
 * @param here the device that asks, if one does
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

/** Erases all of whoever asks; `crUid` is who they were when they asked, if they were anybody. */
export async function eraseAll(
  services: Services,
  crUid: string | undefined,
  here: OwnDevice,
): Promise<void> {
  if (crUid !== undefined) return erasePersonOf(services, crUid, here);
  // Another tab may have made somebody of this device while it asked.
  const late = await eraseCookies(services, here);
  if (late !== undefined) await erasePersonOf(services, late, here);
}

/** Ends what this device is known by: its session, and that somebody signed in on it. @returns whose session it was */
export async function eraseCookies(services: Services, here: OwnDevice): Promise<string | undefined> {
  const crUid = await services.db.transaction((tx) => forgetHere(tx, here));
  services.endStreams(here.hash);
  return crUid;
}
