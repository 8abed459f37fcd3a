import type { AskingDesk, DeskState } from '@parvis/api/calls/qrLogin';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deskRequests, identities, sessions } from '../../platform/db/schema.ts';
import { tokenHash } from '../../platform/lib/ids.ts';
import { atOnce, type Services } from '../context/services.ts';
import type { Addresses } from '../context/session.ts';
import { provenBy } from './addresses.ts';
import { numbersOf, openDeskRequest, secondsLeft, stateOf, useApproval } from './deskRequests.ts';
import { isStaffAnywhere } from './people.ts';
import { eachOneByOne } from './requesters.ts';
import { announce, type Confirmation, type Giver, signIn } from './signIn.ts';

export interface DeskChecked {
  readonly state: DeskState;
  readonly seconds: number;
  readonly desk?: string;
  readonly code?: string;
  readonly digits?: string;
  readonly signedIn?: Confirmation;
}

const OVER: DeskChecked = { state: 'over', seconds: 0 };

/** Includes the addresses of the phone's person. */
async function findRequest(db: Tx, desk: string) {
  const [row] = await db
    .select({ request: deskRequests, email: identities.email, phone: identities.phone })
    .from(deskRequests)
    .leftJoin(sessions, eq(sessions.hash, deskRequests.phone))
    .leftJoin(identities, eq(identities.crUid, sessions.crUid))
    .where(eq(deskRequests.desk, desk));
  return row;
}

/** Signs the desk in as the approver, if still signed in and still staff. */
async function enter(
  services: Services,
  desk: string,
  person: Addresses,
  at: Giver,
): Promise<Confirmation | undefined> {
  const confirmation = await atOnce(services, async (tx) => {
    const proven = provenBy(person);
    await eachOneByOne(
      tx,
      proven.map(({ value }) => value),
    );
    const still = await findRequest(tx, desk);
    if (still?.email !== person.email || still.phone !== person.phone) return undefined;
    if (!(await isStaffAnywhere(tx, person))) return undefined;
    if (!(await useApproval(tx, desk))) return undefined;
    return signIn(tx, proven, { ...at, way: 'desk' });
  });
  if (confirmation) announce(services, confirmation, at.session);
  return confirmation;
}

async function checkRequest(services: Services, token: string, at: Giver): Promise<DeskChecked> {
  const desk = tokenHash(token);
  const found = await findRequest(services.db, desk);
  if (!found) return OVER;
  const state = stateOf(found.request);
  if (state === 'approved') {
    const signedIn = await enter(services, desk, found, at);
    return signedIn ? { state, seconds: 0, signedIn } : OVER;
  }
  const open = state === 'waiting' || state === 'seen';
  return {
    state,
    seconds: open ? secondsLeft(found.request) : 0,
    ...(state === 'seen' && { digits: numbersOf(services.secret, desk).right }),
  };
}

/** Creates a code or, given the desk's secret, polls it. */
export async function checkDesk(
  services: Services,
  { desk, device }: { desk?: string | undefined; device?: AskingDesk | undefined },
  at: Giver,
): Promise<DeskChecked> {
  if (desk !== undefined) return checkRequest(services, desk, at);
  return { state: 'waiting', ...(await openDeskRequest(services, device)) };
}
