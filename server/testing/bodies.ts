import type { Call } from '@parvis/api/call';
import { adminCalls } from '@parvis/api/calls/admin';
import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { counterCalls } from '@parvis/api/calls/counter';
import { townLinkCalls } from '@parvis/api/calls/links';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { docsOf } from '@parvis/api/openapi/documented';
import { createId } from '../platform/lib/ids.ts';
import { buildOpening } from './person.ts';
import { played } from './played.ts';

export interface BodyContext {
  csid: string;
  /** From `town/getJwt`. */
  jwt: string;
}

const newMail = (): string => `${createId().toLowerCase()}@mail.example`;

/** Over the documented examples. */
const EXAMPLE_FIELDS: Readonly<Record<string, (things: BodyContext) => unknown>> = {
  csid: ({ csid }) => csid,
  gthrId: createId,
  jwt: ({ jwt }) => jwt,
  id: createId,
  mail: newMail,
  username: () => 'anna@testville.example',
  cuid: () => 'testville',
  qr: () => 'test-hall',
  qrid: () => 'test-hall',
  ccatCode: () => 'toilets',
};

const buildContactMessage = () => ({
  id: createId(),
  cuid: 'testville',
  name: 'Camille Dupré',
  mail: newMail(),
  message: 'Bonjour,\nà quelle heure ouvrez-vous ?',
  challenge: 'none',
  solution: 0,
  trap: '',
});

const CUSTOM_BODIES = new Map<Call, (things: BodyContext) => unknown>([
  [caseCalls.casesInit, () => buildOpening()],
  [
    counterCalls.counterOpen,
    () => {
      const { csid, ccatCode, questionnaireId, played: answered } = buildOpening();
      return {
        ...{ id: csid, ccatCode, questionnaireId, played: answered },
        ...{ channel: 'phone', place: 'hall', send: 'number' },
      };
    },
  ],
  [contactCalls.contactSend, () => buildContactMessage()],
  [mobileCalls.sendForm, ({ csid }) => ({ csid, id: createId(), msgIdAnswer: 1, played: played() })],
  [townCalls.casesHandling, ({ csid }) => ({ csid, id: createId(), step: 'hold' })],
  // Links begin with a letter; random ids may not.
  [townLinkCalls.linksWithdraw, () => ({ id: `L${createId()}` })],
  [townCalls.fetchRead, ({ csid }) => ({ csid, msgId: 1 })],
  [adminCalls.themeSave, () => ({ appColors: {}, logo: null, wlogo: null, lbl: 'Testville' })],
]);

const buildExample = (call: Call, things: BodyContext): unknown =>
  Object.fromEntries(
    Object.entries(Object(docsOf(call).example.body)).map(([name, value]) => [
      name,
      Object.hasOwn(EXAMPLE_FIELDS, name) ? EXAMPLE_FIELDS[name]?.(things) : value,
    ]),
  );

/** Undefined without a body. */
export const buildBody = (call: Call, things: BodyContext): unknown =>
  call.body ? (CUSTOM_BODIES.get(call)?.(things) ?? buildExample(call, things)) : undefined;
