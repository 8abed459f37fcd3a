import type { Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { Addresses, Session } from '../context/session.ts';
import { addressKinds } from './addresses.ts';
import { type CodeAttempt, type CodeResult, checkCode } from './checkCode.ts';
import { eraseAddresses } from './eraseAddresses.ts';
import { lockFormerStaff } from './formerStaff.ts';
import { findOwner, lockPeople } from './resolvePerson.ts';
import {
  type Confirmation,
  completeSignIn,
  isCustomerContact,
  notifyConfirmation,
  type SignInClient,
  toFailedConfirmation,
  toWrongCodeConfirmation,
} from './signIn.ts';

/** Accounts with two addresses of one kind cannot merge. */
const hasConflictingAddress = (one: Addresses, other: Addresses): boolean =>
  Object.values(addressKinds).some(
    ({ getAddress }) => getAddress(one) !== null && getAddress(other) !== null,
  );

const EXISTS_OUTCOMES = { mail: 'mailExists', sms: 'phoneExists' } as const;

async function assignAddress(
  { secret }: Pick<AppContext, 'secret'>,
  tx: Tx,
  tried: CodeResult & { right: true },
  client: SignInClient,
  crUid: string,
): Promise<Confirmation> {
  const [address] = tried.proven;
  // A staff phone may be shared; the mailbox is personal.
  if (await isCustomerContact(tx, address, address.kind === 'sms' ? 'anybodys' : 'nobodys'))
    return toFailedConfirmation('belongsToCustomer');
  const owner = await findOwner(tx, address);
  const people = await lockPeople(tx, owner ? [crUid, owner.crUid] : [crUid]);
  const person = people.find((one) => one.crUid === crUid);
  if (!person || person.mergedInto !== null) throw new Refusal('unauthenticated');
  if (owner && owner.crUid !== crUid && hasConflictingAddress(owner, person))
    return toFailedConfirmation(EXISTS_OUTCOMES[address.kind]);
  const before = addressKinds[address.kind].getAddress(person);
  if (before !== null) await lockFormerStaff(tx, [before]);
  const confirmation = await completeSignIn(tx, tried, client, { isStaffDoor: false, asker: crUid });
  if (confirmation.outcome === 'success' && before !== null && before !== address.value)
    await eraseAddresses(tx, secret, [before]);
  return confirmation;
}

export async function verifyAddress(
  context: AppContext,
  attempt: CodeAttempt,
  session: Session & { crUid: string },
  device: string | undefined,
): Promise<Confirmation> {
  const client = { session, device };
  const confirmation = await runInTransaction(context, async (tx) => {
    const instead = addressKinds[attempt.kind].getAddress(session);
    const tried = await checkCode(context, tx, { ...attempt, owner: session.crUid, instead });
    return tried.right
      ? assignAddress(context, tx, tried, client, session.crUid)
      : toWrongCodeConfirmation(tried);
  });
  notifyConfirmation(context, confirmation, session);
  return confirmation;
}
