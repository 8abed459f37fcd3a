import { timingSafeEqual } from 'node:crypto';
import type { AskingDesk, DeskAct, DeskState } from '@parvis/api/calls/qrLogin';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deskRequests } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { createToken, hashToken } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { signText } from '../../platform/lib/signing.ts';
import type { AppContext } from '../context/appContext.ts';
import type { Session } from '../context/session.ts';
import { lockExistingSession } from './sessions.ts';
import { isStaffAnywhere } from './userStatus.ts';

/** The number on the desk's screen and the choices on the phone. */
interface DeskNumbers {
  readonly right: string;
  readonly choices: readonly string[];
}

const CHOICE_COUNT = 3;
/** Easy to read aloud. */
const MIN_NUMBER = 10;
const NUMBER_COUNT = 90;

/** The database does not reveal them. */
export function deriveNumbers(secret: Buffer, request: string): DeskNumbers {
  const numbers = new Set<string>();
  for (let turn = 0; numbers.size < CHOICE_COUNT; turn += 1) {
    const drawn = signText(secret, `desk:${turn}:${request}`).readUInt32BE(0);
    numbers.add(String(MIN_NUMBER + (drawn % NUMBER_COUNT)));
  }
  const [right = ''] = numbers;
  return { right, choices: [...numbers].sort() };
}

/** Compares in constant time. */
export function isRightNumber({ right }: DeskNumbers, chosen: string): boolean {
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

export const getSecondsLeft = ({ expires }: Pick<DeskRow, 'expires'>, now = getDatabaseTime()): number =>
  Math.max(0, Math.ceil((expires.getTime() - now) / 1_000));

const canBeAnswered = (row: DeskRow): boolean =>
  (row.state === 'waiting' || row.state === 'seen') && getSecondsLeft(row) > 0;

/** Used or expired requests are `over`. */
export function getDeskState(row: DeskRow): DeskState {
  if (row.state === 'used') return 'over';
  if (row.state === 'waiting' || row.state === 'seen') return getSecondsLeft(row) > 0 ? row.state : 'over';
  return row.state;
}

/** Stores only hashes of its secrets. */
export async function openDeskRequest(
  { db }: AppContext,
  device: AskingDesk | undefined,
): Promise<{ desk: string; code: string; seconds: number }> {
  const [desk, code] = [createToken(), createToken()];
  await db.insert(deskRequests).values({
    desk: hashToken(desk),
    code: hashToken(code),
    ...(device && { device }),
    expires: new Date(getDatabaseTime() + DESK_SECONDS * 1_000),
  });
  return { desk, code, seconds: DESK_SECONDS };
}

export interface DeskAnswer {
  readonly state: DeskState | 'notStaff';
  readonly seconds: number;
  readonly device?: AskingDesk;
  readonly since?: number;
  readonly choices?: string[];
}

const buildEndedAnswer = (state: DeskAnswer['state']): DeskAnswer => ({ state, seconds: 0 });

async function setDeskState(
  tx: Tx,
  { desk }: DeskRow,
  state: DeskRow['state'],
  phone?: string,
): Promise<void> {
  await tx
    .update(deskRequests)
    .set({ state, ...(phone !== undefined && { phone }) })
    .where(eq(deskRequests.desk, desk));
}

function buildSeenAnswer({ secret }: AppContext, row: DeskRow): DeskAnswer {
  return {
    state: 'seen',
    seconds: getSecondsLeft(row),
    since: DESK_SECONDS - getSecondsLeft(row),
    choices: [...deriveNumbers(secret, row.desk).choices],
    ...(row.device && { device: row.device }),
  };
}

async function answerRequest(
  context: AppContext,
  tx: Tx,
  row: DeskRow,
  act: DeskAct,
  digits: string,
): Promise<DeskAnswer> {
  if (!canBeAnswered(row)) return buildEndedAnswer(getDeskState(row));
  if (act === 'see') return buildSeenAnswer(context, row);
  if (act === 'refuse') {
    await setDeskState(tx, row, 'refused');
    return buildEndedAnswer('refused');
  }
  const state = isRightNumber(deriveNumbers(context.secret, row.desk), digits) ? 'approved' : 'wrongDigits';
  await setDeskState(tx, row, state);
  return buildEndedAnswer(state);
}

async function handlePhone(
  context: AppContext,
  tx: Tx,
  { hash }: Session,
  row: DeskRow,
  act: DeskAct,
  digits: string,
): Promise<DeskAnswer> {
  if (row.phone === null) {
    if (!canBeAnswered(row)) return buildEndedAnswer('over');
    await setDeskState(tx, row, 'seen', hash);
    return answerRequest(context, tx, { ...row, state: 'seen', phone: hash }, act, digits);
  }
  // Repeats the response, which may have been lost.
  if (row.phone === hash)
    return row.state === 'used' ? buildEndedAnswer('approved') : answerRequest(context, tx, row, act, digits);
  if (ENDED.has(row.state)) return buildEndedAnswer('over');
  await setDeskState(tx, row, 'seenTwice');
  return buildEndedAnswer('seenTwice');
}

/**
 * No effect except for staff.
 * @throws Refusal unauthenticated
 */
export function handleDeskAct(
  context: AppContext,
  session: Session,
  { code, act, digits = '' }: { code: string; act: DeskAct; digits?: string | undefined },
): Promise<DeskAnswer> {
  return context.db.transaction(async (tx) => {
    if (!(await isStaffAnywhere(tx, session))) return buildEndedAnswer('notStaff');
    // Lock order: session before request.
    if (!(await lockExistingSession(tx, session.hash))) throw new Refusal('unauthenticated');
    const [row] = await tx
      .select()
      .from(deskRequests)
      .where(eq(deskRequests.code, hashToken(code)))
      .for('update');
    return row ? handlePhone(context, tx, session, row, act, digits) : buildEndedAnswer('over');
  });
}

/** Grace period for a late approval. */
const CLAIM_SECONDS = 15;

export async function claimApproval(tx: Tx, desk: string): Promise<boolean> {
  const used = await tx
    .update(deskRequests)
    .set({ state: 'used' })
    .where(
      and(
        eq(deskRequests.desk, desk),
        eq(deskRequests.state, 'approved'),
        gt(deskRequests.expires, new Date(getDatabaseTime() - CLAIM_SECONDS * 1_000)),
      ),
    )
    .returning({ desk: deskRequests.desk });
  return used.length === 1;
}
