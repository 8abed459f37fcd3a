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

export interface Things {
  csid: string;
  /** From `town/getJwt`. */
  jwt: string;
}

const newMail = (): string => `${newId().toLowerCase()}@mail.example`;

/** Replaces fields of the documented examples. */
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

/** Bodies that differ from the documented examples. */
const own = new Map<Call, (things: Things) => unknown>([
  [caseCalls.casesInit, () => opening()],
  [contactCalls.contactSend, () => writing()],
  [mobileCalls.sendForm, ({ csid }) => ({ csid, id: newId(), msgIdAnswer: 1, played: played() })],
  [townCalls.casesHandling, ({ csid }) => ({ csid, id: newId(), step: 'hold' })],
  [townCalls.fetchRead, ({ csid }) => ({ csid, msgId: 1 })],
  [adminCalls.themeSave, () => ({ appColors: {}, logo: null, wlogo: null, lbl: 'Testville' })],
]);

const exampleFor = (call: Call, things: Things): unknown =>
  Object.fromEntries(
    Object.entries(Object(docsOf(call).example.body)).map(([name, value]) => [
      name,
      Object.hasOwn(here, name) ? here[name]?.(things) : value,
    ]),
  );

/** A valid body for an authorised caller; undefined if the call has none. */
export const bodyFor = (call: Call, things: Things): unknown =>
  call.body ? (own.get(call)?.(things) ?? exampleFor(call, things)) : undefined;
