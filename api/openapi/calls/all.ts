import type { Call } from '../../call.ts';
import type { Told } from '../telling/told.ts';
import { adminTold } from './admin.ts';
import { caseTold } from './cases.ts';
import { contactTold } from './contact.ts';
import { flowTold } from './flows.ts';
import { formerTold } from './former.ts';
import { loginTold } from './login.ts';
import { mobileTold } from './mobile.ts';
import { notifTold } from './notif.ts';
import { ownAddressTold } from './ownAddress.ts';
import { ownPhoneTold } from './ownPhone.ts';
import { qrLoginTold } from './qrLogin.ts';
import { rungTold } from './rungs.ts';
import { sessionTold } from './session.ts';
import { siteTold } from './sites.ts';
import { textTold } from './texts.ts';
import { townTold } from './town.ts';

/** What is told of every call. */
export const allTold: readonly Told[] = [
  ...sessionTold,
  ...textTold,
  ...flowTold,
  ...caseTold,
  ...loginTold,
  ...qrLoginTold,
  ...ownAddressTold,
  ...ownPhoneTold,
  ...contactTold,
  ...siteTold,
  ...formerTold,
  ...notifTold,
  ...rungTold,
  ...mobileTold,
  ...townTold,
  ...adminTold,
];

const byCall = new Map(allTold.map((told) => [told.call, told]));

/** What is told of a call. @throws Error for one of which nothing is */
export function toldOf(call: Call): Told {
  const told = byCall.get(call);
  if (!told) throw new Error(`api/openapi/calls tells nothing of ${call.side} ${call.path}.`);
  return told;
}
