import type { Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { atOnce, type Services } from '../context/services.ts';
import type { Addresses, Session } from '../context/session.ts';
import { kinds } from './addresses.ts';
import { forgetAddresses } from './forgetAddress.ts';
import { holdFormerStaff } from './formerStaff.ts';
import { lockPeople, ownerOf } from './joinPeople.ts';
import { announce, type Confirmation, enter, failed, type Giver, refused, sharedLine } from './signIn.ts';
import { type CodeTry, type Tried, tryCode } from './tryCode.ts';

/** Accounts with two addresses of one kind cannot merge. */
const bothHave = (one: Addresses, other: Addresses): boolean =>
  Object.values(kinds).some(({ of }) => of(one) !== null && of(other) !== null);

const EXISTS = { mail: 'mailExists', sms: 'phoneExists' } as const;

async function give(
  { secret }: Pick<Services, 'secret'>,
  tx: Tx,
  tried: Tried & { right: true },
  giver: Giver,
  crUid: string,
): Promise<Confirmation> {
  const [address] = tried.proven;
  // A staff member's phone may be a shared line; their mailbox is personal.
  if (await sharedLine(tx, address, address.kind === 'sms' ? 'anybodys' : 'nobodys'))
    return refused('belongsToCustomer');
  const owner = await ownerOf(tx, address);
  const people = await lockPeople(tx, owner ? [crUid, owner.crUid] : [crUid]);
  const person = people.find((one) => one.crUid === crUid);
  if (!person || person.mergedInto !== null) throw new Refusal('unauthenticated');
  if (owner && owner.crUid !== crUid && bothHave(owner, person)) return refused(EXISTS[address.kind]);
  const before = kinds[address.kind].of(person);
  if (before !== null) await holdFormerStaff(tx, [before]);
  const given = await enter(tx, tried, giver, { isStaffDoor: false, asker: crUid });
  // Erases the replaced address and cancels its messages.
  if (given.outcome === 'success' && before !== null && before !== address.value)
    await forgetAddresses(tx, secret, [before]);
  return given;
}

export async function confirmAddress(
  services: Services,
  given: CodeTry,
  session: Session & { crUid: string },
  device: string | undefined,
): Promise<Confirmation> {
  const giver = { session, device };
  const confirmation = await atOnce(services, async (tx) => {
    const instead = kinds[given.kind].of(session);
    const tried = await tryCode(services, tx, { ...given, owner: session.crUid, instead });
    return tried.right ? give(services, tx, tried, giver, session.crUid) : failed(tried);
  });
  announce(services, confirmation, session);
  return confirmation;
}
