import type { Call } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { CallError } from '@parvis/api/errors';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { createId } from '../platform/lib/ids.ts';
import { buildBody } from '../testing/bodies.ts';
import {
  buildOpening,
  buildToiletsReport,
  createContributor,
  openCase,
  signInStaff,
} from '../testing/person.ts';
import { buildTextActions, played, sent } from '../testing/played.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const jo = await createContributor(services);
const anna = await signInStaff(services);
const csid = await openCase(jo);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const { sendTxt } = mobileCalls;
const choice = (...options: string[]) => ({
  question: { kind: 'choice', txt: 'Où ?', options, several: false },
});
const at = (path: string, why: Omit<CallError, 'code' | 'path'>) => ({ code: 'badRequest', path, ...why });

it.each<[string, Call, object, object]>([
  [
    'a text with letters that are not taken',
    sendTxt,
    { txt: 'Straße 👍 ß' },
    at('body.txt', { reason: 'characters', characters: 'ß👍' }),
  ],
  [
    'a text that is too long',
    sendTxt,
    { txt: 'a'.repeat(256) },
    at('body.txt', { reason: 'tooLong', max: 255 }),
  ],
  ['a text of spaces', sendTxt, { txt: '  ' }, at('body.txt', { reason: 'missing' })],
  ['no text', sendTxt, { txt: undefined }, at('body.txt', { reason: 'missing' })],
  ['an id that is none', sendTxt, { id: 'short' }, at('body.id', { reason: 'format' })],
  [
    'a close without an outcome',
    townCalls.casesHandling,
    { step: 'close' },
    at('body.outcome', { reason: 'missing' }),
  ],
  [
    'a list that is too long',
    boardCalls.casesListAll,
    { limit: 1_000 },
    at('body.limit', { reason: 'tooBig', max: 200 }),
  ],
  [
    'the same choice twice',
    townCalls.sendQstn,
    choice('Ici', 'Ici'),
    at('body.question.options', { reason: 'twice' }),
  ],
  [
    'answers to nothing',
    mobileCalls.sendForm,
    { msgIdAnswer: 99 },
    at('body.msgIdAnswer', { reason: 'unknown' }),
  ],
  [
    'a name with a line break',
    contactCalls.contactSend,
    { name: 'a\nb' },
    at('body.name', { reason: 'characters' }),
  ],
])('%s is rejected with field and reason', async (_, call, change, error) => {
  const person = call.who === 'staff' ? anna : jo;
  const body = { ...Object(buildBody(call, { csid, jwt: '' })), id: createId(), ...change };
  const reply = await person.send(call, undefined, { raw: JSON.stringify(body) });
  expect(reply.status).toBe(400);
  expect(reply.error).toEqual(error);
});

const leak = { type: 'CHECK', item: 'leak' } as const;
const report = (text: string) => buildToiletsReport(text);

it.each([
  [
    'letters that are not taken',
    report('Straße'),
    'events.1.text',
    { reason: 'characters', characters: 'ß' },
  ],
  ['nothing but spaces', report(' '), 'events.1.text', { reason: 'missing' }],
  [
    'more than its field takes, though a message may be as long',
    report('a'.repeat(201)),
    'events.1.text',
    { reason: 'tooLong', max: 200 },
  ],
  ['nothing', played(leak, { type: 'COMMIT', item: 'details' }, sent), 'events.1', { reason: 'missing' }],
  [
    'what was never sent',
    played(leak, buildTextActions('details', 'Straße')[0] ?? sent, leak),
    'events.2',
    { reason: 'notPossible' },
  ],
])('a report with %s in a text is rejected with its path and reason', async (_, done, path, why) => {
  const { error } = await jo.send(caseCalls.casesInit, { ...buildOpening(), played: done });
  expect(error).toEqual({ code: 'badRequest', path: `body.played.${path}`, ...why });
});
it('invalid JSON is rejected as a whole', async () => {
  expect((await jo.send(sendTxt, undefined, { raw: '{' })).error).toEqual(at('body', { reason: 'format' }));
});
