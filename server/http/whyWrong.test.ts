import type { Call } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import type { CallError } from '@parvis/api/errors';
import { afterAll, expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { bodyFor } from '../testing/bodies.ts';
import { contributor, openCase, opening, staffMember, toiletsPlayed } from '../testing/person.ts';
import { played, sent, written } from '../testing/played.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const jo = await contributor(services);
const anna = await staffMember(services);
const csid = await openCase(jo);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const { sendTxt } = mobileCalls;
const rating = (txt: string) => ({ question: { kind: 'rating', txt } });
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
  [
    'a text that grows too long',
    sendTxt,
    { txt: '…'.repeat(100) },
    at('body.txt', { reason: 'tooLong', max: 255 }),
  ],
  ['a text of spaces', sendTxt, { txt: '  ' }, at('body.txt', { reason: 'missing' })],
  [
    'a text of signs that nobody sees',
    sendTxt,
    { txt: '\u200b \ufeff' },
    at('body.txt', { reason: 'missing' }),
  ],
  ['an empty text', sendTxt, { txt: '' }, at('body.txt', { reason: 'tooShort', min: 1 })],
  ['no text', sendTxt, { txt: undefined }, at('body.txt', { reason: 'missing' })],
  ['a number in place of a text', sendTxt, { txt: 5 }, at('body.txt', { reason: 'type' })],
  ['an id that is none', sendTxt, { id: 'short' }, at('body.id', { reason: 'format' })],
  [
    'a text of staff that is too long',
    townCalls.sendTxt,
    { txt: 'ß'.repeat(256) },
    at('body.txt', { reason: 'tooLong', max: 255 }),
  ],
  [
    'a text of staff of signs that nobody sees',
    townCalls.sendTxt,
    { txt: '\u200e\u3164' },
    at('body.txt', { reason: 'missing' }),
  ],
  [
    'a text of staff with control characters',
    townCalls.sendTxt,
    { txt: 'a\u0007b' },
    at('body.txt', { reason: 'characters' }),
  ],
  [
    'a step that there is not',
    townCalls.casesHandling,
    { step: 'dance' },
    at('body.step', { reason: 'choice' }),
  ],
  [
    'a close without an outcome',
    townCalls.casesHandling,
    { step: 'close' },
    at('body.outcome', { reason: 'missing' }),
  ],
  [
    'a list that is too long',
    townCalls.casesListAll,
    { limit: 1_000 },
    at('body.limit', { reason: 'tooBig', max: 200 }),
  ],
  [
    'an instant that is none',
    townCalls.casesListAll,
    { before: 'yesterday' },
    at('body.before', { reason: 'format' }),
  ],
  [
    'a question without words',
    townCalls.sendQstn,
    rating(' '),
    at('body.question.txt', { reason: 'missing' }),
  ],
  [
    'one choice alone',
    townCalls.sendQstn,
    choice('Ici'),
    at('body.question.options', { reason: 'tooShort', min: 2 }),
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
  ['a code that is none', sessionCalls.qrScan, { qrid: '<b>' }, at('body.qrid', { reason: 'format' })],
  ['no code', sessionCalls.userCstmr, { qrid: undefined }, at('body.qrid', { reason: 'missing' })],
  [
    'an address that is none',
    loginCalls.loginMailReq,
    { mail: 'anna' },
    at('body.mail', { reason: 'format' }),
  ],
  [
    'an address that is too long',
    loginCalls.loginMailReq,
    { mail: 'a'.repeat(256) },
    at('body.mail', { reason: 'tooLong', max: 255 }),
  ],
  [
    'a message without words',
    contactCalls.contactSend,
    { message: ' ' },
    at('body.message', { reason: 'missing' }),
  ],
  [
    'a name with a line break',
    contactCalls.contactSend,
    { name: 'a\nb' },
    at('body.name', { reason: 'characters' }),
  ],
])('%s is refused with its field and why', async (_, call, change, error) => {
  const person = call.who === 'staff' ? anna : jo;
  const body = { ...Object(bodyFor(call, { csid, jwt: '' })), id: newId(), ...change };
  const reply = await person.send(call, undefined, { raw: JSON.stringify(body) });
  expect(reply.status).toBe(400);
  expect(reply.error).toEqual(error);
});

const leak = { type: 'CHECK', item: 'leak' } as const;
const report = (text: string) => toiletsPlayed(text);

it.each([
  [
    'letters that are not taken',
    report('Straße'),
    'events.1.text',
    { reason: 'characters', characters: 'ß' },
  ],
  ['an emoji', report('Cassé 👍'), 'events.1.text', { reason: 'characters', characters: '👍' }],
  ['nothing but spaces', report(' '), 'events.1.text', { reason: 'missing' }],
  [
    'more than its field takes, though a message may be as long',
    report('a'.repeat(201)),
    'events.1.text',
    { reason: 'tooLong', max: 200 },
  ],
  [
    'as much as a field of any kind takes',
    report('a'.repeat(255)),
    'events.1.text',
    { reason: 'tooLong', max: 200 },
  ],
  [
    'more than its field takes, in what was typed before the rest',
    played(leak, { type: 'TYPE', item: 'details', text: 'é'.repeat(240) }, ...written('details', 'Fuite')),
    'events.1.text',
    { reason: 'tooLong', max: 200 },
  ],
  ['what grows too long', report('…'.repeat(100)), 'events.1.text', { reason: 'tooLong', max: 255 }],
  [
    'what is typed anew, and no better',
    played(leak, ...written('details', 'Straße'), ...written('details', 'Gaße'), sent),
    'events.3.text',
    { reason: 'characters', characters: 'ß' },
  ],
  ['nothing', played(leak, { type: 'COMMIT', item: 'details' }, sent), 'events.1', { reason: 'missing' }],
  [
    'what was never sent',
    played(leak, written('details', 'Straße')[0] ?? sent, leak),
    'events.2',
    { reason: 'notPossible' },
  ],
  [
    'another question’s box',
    played(leak, leak, ...written('details', 'Fuite'), sent),
    'events.1',
    { reason: 'notPossible' },
  ],
])('a report with %s in its text is refused with that text and why', async (_, done, path, why) => {
  const { error } = await jo.send(caseCalls.casesInit, { ...opening(), played: done });
  expect(error).toEqual({ code: 'badRequest', path: `body.played.${path}`, ...why });
});
it('a body that is no JSON is refused as a whole', async () => {
  expect((await jo.send(sendTxt, undefined, { raw: '{' })).error).toEqual(at('body', { reason: 'format' }));
});
