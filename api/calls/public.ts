import { caseCalls } from './cases.ts';
import { contactCalls } from './contact.ts';
import { flowCalls } from './flows.ts';
import { formerCalls } from './former.ts';
import { loginCalls } from './login.ts';
import { notifCalls } from './notif.ts';
import { ownAddressCalls } from './ownAddress.ts';
import { ownPhoneCalls } from './ownPhone.ts';
import { phoneDiscoveryCalls } from './phoneDiscovery.ts';
import { qrLoginCalls } from './qrLogin.ts';
import { rungCalls } from './rungs.ts';
import { sessionCalls } from './session.ts';
import { siteCalls } from './sites.ts';
import { textCalls } from './texts.ts';

/**
 * The public API (specification 7): anonymous visitors, contributors, and everybody's login.
 * Kept in files by subject so that a phone loads only those it uses.
 */
export const publicCalls = {
  ...sessionCalls,
  ...textCalls,
  ...flowCalls,
  ...caseCalls,
  ...loginCalls,
  ...qrLoginCalls,
  ...ownAddressCalls,
  ...ownPhoneCalls,
  ...phoneDiscoveryCalls,
  ...contactCalls,
  ...siteCalls,
  ...formerCalls,
  ...notifCalls,
  ...rungCalls,
} as const;
