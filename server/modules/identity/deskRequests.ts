import { timingSafeEqual } from 'node:crypto';
import type { AskingDesk, DeskAct, DeskState } from '@parvis/api/calls/qrLogin';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deskRequests } from '../../platform/db/schema.ts';
import { timeNow } from '../../platform/lib/clock.ts';
import { newToken, tokenHash } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { signatureOf } from '../../platform/lib/signing.ts';
import type { Services } from '../context/services.ts';
import type { Session } from '../context/session.ts';
import { isStaffAnywhere } from './people.ts';
import { holdSession } from './sessions.ts';

/** The number on the desk's screen and the choices on the phone. */
interface DeskNumbers {
  readonly right: string;
  readonly choices: readonly string[];
}

const CHOICES = 3;
/** Two digits without a leading zero, easy to read aloud. */
const LOWEST = 10;
const HOW_MANY = 90;

/** Derives the numbers from the request and the server's secret, so that the database does not reveal them. */
export function numbersOf(secret: Buffer, request: string): DeskNumbers {
  const numbers = new Set<string>();
  for (let turn = 0; numbers.size < CHOICES; turn += 1) {
    const drawn = signatureOf(secret, `desk:${turn}:${request}`).readUInt32BE(0);
    numbers.add(String(LOWEST + (drawn % HOW_MANY)));
  }
  const [right = ''] = numbers;
  return { right, choices: [...numbers].sort() };
}

/** Compares in constant time. */
export function isRight({ right }: DeskNumbers, chosen: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(chosen)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const DESK_SECONDS = 60;

export type DeskRow = typeof deskRequests.$inferSelect;

const ENDED: ReadonlySet<DeskRow['state']> = new Set<DeskRow['state']>([
  'used',
  'refused',
  'wrongDigits',
  'seenTwice',
]);

export const secondsLeft = ({ expires }: Pick<DeskRow, 'expires'>, now = timeNow()): number =>
  Math.max(0, Math.ceil((expires.getTime() - now) / 1_000));

const mayBeAnswered = (row: DeskRow): boolean =>
  (row.state === 'waiting' || row.state === 'seen') && secondsLeft(row) > 0;

/** Maps used or expired requests to `over`. */
export function stateOf(row: DeskRow): DeskState {
  if (row.state === 'used') return 'over';
  if (row.state === 'waiting' || row.state === 'seen') return secondsLeft(row) > 0 ? row.state : 'over';
  return row.state;
}

/** Creates a request and stores the hashes of its two secrets. */
export async function openDeskRequest(
  { db }: Services,
  device: AskingDesk | undefined,
): Promise<{ desk: string; code: string; seconds: number }> {
  const [desk, code] = [newToken(), newToken()];
  await db.insert(deskRequests).values({
    desk: tokenHash(desk),
    code: tokenHash(code),
    ...(device && { device }),
    expires: new Date(timeNow() + DESK_SECONDS * 1_000),
  });
  return { desk, code, seconds: DESK_SECONDS };
}

export interface DeskAsked {
  readonly state: DeskState | 'notStaff';
  readonly seconds: number;
  readonly device?: AskingDesk;
  readonly since?: number;
  readonly choices?: string[];
}

const ended = (state: DeskAsked['state']): DeskAsked => ({ state, seconds: 0 });

async function put(tx: Tx, { desk }: DeskRow, state: DeskRow['state'], phone?: string): Promise<void> {
  await tx
    .update(deskRequests)
    .set({ state, ...(phone !== undefined && { phone }) })
    .where(eq(deskRequests.desk, desk));
}

function shown({ secret }: Services, row: DeskRow): DeskAsked {
  return {
    state: 'seen',
    seconds: secondsLeft(row),
    since: DESK_SECONDS - secondsLeft(row),
    choices: [...numbersOf(secret, row.desk).choices],
    ...(row.device && { device: row.device }),
  };
}

async function answer(
  services: Services,
  tx: Tx,
  row: DeskRow,
  act: DeskAct,
  digits: string,
): Promise<DeskAsked> {
  if (!mayBeAnswered(row)) return ended(stateOf(row));
  if (act === 'see') return shown(services, row);
  if (act === 'refuse') {
    await put(tx, row, 'refused');
    return ended('refused');
  }
  const state = isRight(numbersOf(services.secret, row.desk), digits) ? 'approved' : 'wrongDigits';
  await put(tx, row, state);
  return ended(state);
}

async function meet(
  services: Services,
  tx: Tx,
  { hash }: Session,
  row: DeskRow,
  act: DeskAct,
  digits: string,
): Promise<DeskAsked> {
  if (row.phone === null) {
    if (!mayBeAnswered(row)) return ended('over');
    await put(tx, row, 'seen', hash);
    return answer(services, tx, { ...row, state: 'seen', phone: hash }, act, digits);
  }
  // Repeats its response, which may have been lost.
  if (row.phone === hash)
    return row.state === 'used' ? ended('approved') : answer(services, tx, row, act, digits);
  if (ENDED.has(row.state)) return ended('over');
  await put(tx, row, 'seenTwice');
  return ended('seenTwice');
}

/**
 * Views, approves or denies a desk's request. Has no effect for anyone but staff.
 * @throws Refusal unauthenticated
 */
export function answerDesk(
  services: Services,
  session: Session,
  { code, act, digits = '' }: { code: string; act: DeskAct; digits?: string | undefined },
): Promise<DeskAsked> {
  return services.db.transaction(async (tx) => {
    if (!(await isStaffAnywhere(tx, session))) return ended('notStaff');
    // Lock order: session before request.
    if (!(await holdSession(tx, session.hash))) throw new Refusal('unauthenticated');
    const [row] = await tx
      .select()
      .from(deskRequests)
      .where(eq(deskRequests.code, tokenHash(code)))
      .for('update');
    return row ? meet(services, tx, session, row, act, digits) : ended('over');
  });
}

/** Grace period for an approval given at the last moment. */
const CLAIM_SECONDS = 15;

/** Consumes an approval once. */
export async function useApproval(tx: Tx, desk: string): Promise<boolean> {
  const used = await tx
    .update(deskRequests)
    .set({ state: 'used' })
    .where(
      and(
        eq(deskRequests.desk, desk),
        eq(deskRequests.state, 'approved'),
        gt(deskRequests.expires, new Date(timeNow() - CLAIM_SECONDS * 1_000)),
      ),
    )
    .returning({ desk: deskRequests.desk });
  return used.length === 1;
}
