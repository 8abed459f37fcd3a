import type { AskingDesk, DeskState } from '@parvis/api/calls/qrLogin';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deskRequests, identities, sessions } from '../../platform/db/schema.ts';
import { hashToken } from '../../platform/lib/ids.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { Addresses } from '../context/session.ts';
import { getVerifiedAddresses } from './addresses.ts';
import {
  claimApproval,
  deriveNumbers,
  getDeskState,
  getSecondsLeft,
  openDeskRequest,
} from './deskRequests.ts';
import { acquireNamedLocks } from './requesters.ts';
import { type Confirmation, notifyConfirmation, type SignInClient, signIn } from './signIn.ts';
import { isStaffAnywhere } from './userStatus.ts';

export interface DeskStatus {
  readonly state: DeskState;
  readonly seconds: number;
  readonly desk?: string;
  readonly code?: string;
  readonly digits?: string;
  readonly signedIn?: Confirmation;
}

const DESK_OVER: DeskStatus = { state: 'over', seconds: 0 };

/** Joins the phone's person. */
async function findDeskRequest(db: Tx, desk: string) {
  const [row] = await db
    .select({ request: deskRequests, email: identities.email, phone: identities.phone })
    .from(deskRequests)
    .leftJoin(sessions, eq(sessions.hash, deskRequests.phone))
    .leftJoin(identities, eq(identities.crUid, sessions.crUid))
    .where(eq(deskRequests.desk, desk));
  return row;
}

/** Signs in as the approver, if still signed in and staff. */
async function signInDesk(
  context: AppContext,
  desk: string,
  person: Addresses,
  at: SignInClient,
): Promise<Confirmation | undefined> {
  const confirmation = await runInTransaction(context, async (tx) => {
    const proven = getVerifiedAddresses(person);
    await acquireNamedLocks(
      tx,
      proven.map(({ value }) => value),
    );
    const still = await findDeskRequest(tx, desk);
    if (still?.email !== person.email || still.phone !== person.phone) return undefined;
    if (!(await isStaffAnywhere(tx, person))) return undefined;
    if (!(await claimApproval(tx, desk))) return undefined;
    return signIn(tx, proven, { ...at, way: 'desk' });
  });
  if (confirmation) notifyConfirmation(context, confirmation, at.session);
  return confirmation;
}

async function checkDeskRequest(context: AppContext, token: string, at: SignInClient): Promise<DeskStatus> {
  const desk = hashToken(token);
  const found = await findDeskRequest(context.db, desk);
  if (!found) return DESK_OVER;
  const state = getDeskState(found.request);
  if (state === 'approved') {
    const signedIn = await signInDesk(context, desk, found, at);
    return signedIn ? { state, seconds: 0, signedIn } : DESK_OVER;
  }
  const open = state === 'waiting' || state === 'seen';
  return {
    state,
    seconds: open ? getSecondsLeft(found.request) : 0,
    ...(state === 'seen' && { digits: deriveNumbers(context.secret, desk).right }),
  };
}

export async function createOrPollDesk(
  context: AppContext,
  { desk, device }: { desk?: string | undefined; device?: AskingDesk | undefined },
  at: SignInClient,
): Promise<DeskStatus> {
  if (desk !== undefined) return checkDeskRequest(context, desk, at);
  return { state: 'waiting', ...(await openDeskRequest(context, device)) };
}
