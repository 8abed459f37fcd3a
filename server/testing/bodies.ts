import type { Call } from '@parvis/api/call';
import { adminCalls } from '@parvis/api/calls/admin';
import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { docsOf } from '@parvis/api/openapi/documented';
import { newId } from '../platform/lib/ids.ts';
import { opening } from './person.ts';
import { played } from './played.ts';

/** What bodies refer to. */
export interface Things {
  csid: string;
  /** A token of `town/getJwt`. */
  jwt: string;
}

const newMail = (): string => `${newId().toLowerCase()}@mail.example`;

/** What is called so in an example of the contract, at Testville. */
const here: Readonly<Record<string, (things: Things) => unknown>> = {
  csid: ({ csid }) => csid,
  jwt: ({ jwt }) => jwt,
  id: newId,
  mail: newMail,
  username: () => 'anna@testville.example',
  cuid: () => 'testville',
  qr: () => 'test-hall',
  qrid: () => 'test-hall',
  ccatCode: () => 'toilets',
};

/** A message to Testville, whose challenge nobody has solved. */
const writing = () => ({
  id: newId(),
  cuid: 'testville',
  name: 'Camille Dupré',
  mail: newMail(),
  message: 'Bonjour,\nà quelle heure ouvrez-vous ?',
  challenge: 'none',
  solution: 0,
  trap: '',
});

/** Bodies that are no example of the contract: those that play Testville's questions, and those that leave all as it is. */
const own = new Map<Call, (things: Things) => unknown>([
  [caseCalls.casesInit, () => opening()],
  [contactCalls.contactSend, () => writing()],
  [mobileCalls.sendForm, ({ csid }) => ({ csid, id: newId(), msgIdAnswer: 1, played: played() })],
  [townCalls.casesHandling, ({ csid }) => ({ csid, id: newId(), step: 'hold' })],
  [townCalls.fetchRead, ({ csid }) => ({ csid, msgId: 1 })],
  [adminCalls.themeSave, () => ({ appColors: {}, logo: null, wlogo: null, lbl: 'Testville' })],
]);

/** The example that the contract gives of a call's body, with what is at Testville in its fields. */
const exampleFor = (call: Call, things: Things): unknown =>
  Object.fromEntries(
    Object.entries(Object(docsOf(call).example.body)).map(([name, value]) => [
      name,
      Object.hasOwn(here, name) ? here[name]?.(things) : value,
    ]),
  );

/** A body for a call, such that whoever has the right is understood; nothing where it takes none. */
export const bodyFor = (call: Call, things: Things): unknown =>
  call.body ? (own.get(call)?.(things) ?? exampleFor(call, things)) : undefined;
