import type { Call } from '@parvis/api/call';
import { adminCalls } from '@parvis/api/calls/admin';
import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { textCalls } from '@parvis/api/calls/texts';
import { townCalls } from '@parvis/api/calls/town';
import { newId } from '../base/ids.ts';
import { opening } from './person.ts';
import { played } from './played.ts';

/** What bodies refer to. */
export interface Things {
  csid: string;
  /** A token of `town/getJwt`. */
  jwt: string;
}

const device = { type: 'phone', os: 'iOS', browser: 'Safari', legacyIOS: false } as const;

/** A message to Testville, whose challenge nobody has solved. */
const writing = () => ({
  id: newId(),
  cuid: 'testville',
  name: 'Camille Dupré',
  mail: `${newId().toLowerCase()}@mail.example`,
  message: 'Bonjour,\nà quelle heure ouvrez-vous ?',
  challenge: 'none',
  solution: 0,
  trap: '',
});

/** A body for every call that takes one, such that whoever has the right is understood. */
const bodies = new Map<Call, (things: Things) => unknown>([
  [sessionCalls.userSts, () => ({ newCookies: false, device })],
  [sessionCalls.initId, () => ({ qr: 'test-hall' })],
  [sessionCalls.userCstmr, () => ({ qrid: 'test-hall' })],
  [sessionCalls.userDeviceSet, () => ({ device })],
  [sessionCalls.userSettingsSet, () => ({ settings: { language: 'en-US' } })],
  [sessionCalls.qrScan, () => ({ qrid: 'test-hall' })],
  [textCalls.settingsLanguage, () => ({ language: 'en' })],
  [textCalls.settingsMenusQr, () => ({ ccatCode: 'toilets' })],
  [caseCalls.casesInit, () => opening()],
  [caseCalls.townListActivity, () => ({ limit: 20 })],
  [caseCalls.townGetJwt, () => ({ cuid: 'testville' })],
  [loginCalls.loginCstmr, () => ({ username: 'anna@testville.example' })],
  [loginCalls.loginMailReq, () => ({ mail: `${newId().toLowerCase()}@mail.example` })],
  [loginCalls.loginMailConfirm, () => ({ rqid: 'nope', code: 'abcde' })],
  [contactCalls.contactInfo, () => ({ qrid: 'test-hall' })],
  [contactCalls.contactSend, () => writing()],
  [mobileCalls.casesQuestion, () => ({ ccatCode: 'toilets' })],
  [mobileCalls.casesUsers, ({ csid }) => ({ csid })],
  [mobileCalls.casesChange, ({ csid }) => ({ csid, id: newId(), step: 'reopen' })],
  [mobileCalls.discussInfo, ({ csid }) => ({ csid })],
  [mobileCalls.sendTxt, ({ csid }) => ({ csid, id: newId(), txt: 'Bonjour' })],
  [mobileCalls.sendForm, ({ csid }) => ({ csid, id: newId(), msgIdAnswer: 1, played: played() })],
  [mobileCalls.fetchReq, ({ csid }) => ({ csid, after: 0, read: 1 })],
  [mobileCalls.statusActivity, () => ({ limit: 20 })],
  [townCalls.authLogin, ({ jwt }) => ({ jwt })],
  [townCalls.casesListAll, () => ({})],
  [townCalls.casesGetInfo, ({ csid }) => ({ csid })],
  [townCalls.casesParticipate, ({ csid }) => ({ csid })],
  [townCalls.casesHandling, ({ csid }) => ({ csid, id: newId(), step: 'hold' })],
  [townCalls.casesLeave, ({ csid }) => ({ csid, id: newId() })],
  [townCalls.discussInfo, ({ csid }) => ({ csid })],
  [townCalls.sendTxt, ({ csid }) => ({ csid, id: newId(), txt: 'Bonjour' })],
  [townCalls.sendQstn, ({ csid }) => ({ csid, id: newId(), question: { kind: 'yesNo', txt: 'Encore ?' } })],
  [townCalls.fetchReq, ({ csid }) => ({ csid, after: 0 })],
  [adminCalls.themeSave, () => ({ appColors: {}, logo: null, wlogo: null, lbl: 'Testville' })],
  [townCalls.fetchRead, ({ csid }) => ({ csid, msgId: 1 })],
]);

/** A body for a call; nothing where it takes none. @throws Error for a call nobody has thought of here. */
export function bodyFor(call: Call, things: Things): unknown {
  if (!call.body) return undefined;
  const make = bodies.get(call);
  if (!make) throw new Error(`server/testing/bodies.ts has no body for ${call.side} ${call.path}.`);
  return make(things);
}
