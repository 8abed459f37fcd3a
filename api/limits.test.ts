import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Address, addresses } from './addresses.ts';
import type { Call } from './call.ts';
import { publicCall } from './call.ts';
import { allCalls } from './calls/all.ts';
import { contactCalls } from './calls/contact.ts';
import { loginCalls } from './calls/login.ts';
import { sessionCalls } from './calls/session.ts';
import { deviceIdSchema } from './entities/basics.ts';
import { type Limit, type LimitName, limits, NEWCOMERS, SENSELESS } from './limits.ts';

type Schema = z.core.$ZodType;
const shapeOf = (body: Schema | null): Readonly<Record<string, Schema>> =>
  body instanceof z.ZodMiniObject ? body.shape : {};
const fieldsOf = ({ body }: Call) => shapeOf(body);
/** Whether a body is stored on the device until sent: it has a device-made id. */
const isSent = (body: Schema | null): boolean => Object.values(shapeOf(body)).includes(deviceIdSchema);
const limitsOf = ({ limit }: Call): readonly Limit[] => limits[limit];
const named = allCalls.map((call) => [`${call.side} ${call.path}`, call] as const);

describe('rate limits', () => {
  it('allow normal use by people, codes and networks', () => {
    expect(limits).toEqual({
      ceiling: [],
      send: [{ by: 'person', max: 60, seconds: 60 }],
      part: [{ by: 'person', max: 1200, seconds: 600 }],
      open: [
        { by: 'person', max: 20, seconds: 600 },
        { by: 'code', max: 600, seconds: 60 },
      ],
      stranger: [{ by: 'address', max: 300, seconds: 600 }],
      askCode: [{ by: 'address', max: 300, seconds: 600, knownDevices: 'pass' }],
      askOwnCode: [{ by: 'person', max: 60, seconds: 600 }],
      tryCode: [{ by: 'request', max: 20, seconds: 600 }],
      pollCode: [{ by: 'person', max: 240, seconds: 600 }],
      write: [
        { by: 'address', max: 300, seconds: 600 },
        { by: 'mail', max: 10, seconds: 600 },
      ],
      count: [{ by: 'address', max: 1200, seconds: 600 }],
      trial: [{ by: 'person', max: 6, seconds: 600 }],
      look: [{ by: 'person', max: 60, seconds: 600 }],
      scan: [{ by: 'person', max: 60, seconds: 600 }],
      desk: [{ by: 'desk', max: 300, seconds: 600 }],
      readDesk: [{ by: 'person', max: 60, seconds: 600 }],
      sheets: [{ by: 'person', max: 30, seconds: 600 }],
    });
  });

  it('of invalid reports and newcomers allow normal sessions and a stadium', () => {
    expect(SENSELESS).toEqual({ max: 10, seconds: 600 });
    expect(NEWCOMERS).toEqual({ free: 400, seconds: 600, refused: 5 });
  });

  it('are each used by a call', () => {
    const read = Object.values<Address>(addresses).flatMap(({ limit }) => limit ?? []);
    const used = new Set([...allCalls.map(({ limit }) => limit), ...read]);
    expect([...used].sort()).toEqual(Object.keys(limits).sort());
  });

  it.each<[string, (call: Call) => boolean, LimitName]>([
    [
      'who adds to a case',
      (call) => 'csid' in fieldsOf(call) && fieldsOf(call).id === deviceIdSchema,
      'send',
    ],
    ['who opens a case', (call) => fieldsOf(call).csid === deviceIdSchema, 'open'],
    ['who writes to a town', ({ who, body }) => who === 'anyone' && isSent(body), 'write'],
    [
      'who asks for a code',
      (call) => call.who === 'anyone' && 'mail' in fieldsOf(call) && !isSent(call.body),
      'askCode',
    ],
    [
      'who asks for a code to their own address',
      (call) => call.who === 'identity' && 'mail' in fieldsOf(call),
      'askOwnCode',
    ],
    ['who tries a code', (call) => 'rqid' in fieldsOf(call) && 'code' in fieldsOf(call), 'tryCode'],
    ['who waits at a desk', ({ who, body }) => who === 'anyone' && 'desk' in shapeOf(body), 'desk'],
    ['who answers a desk', (call) => 'act' in fieldsOf(call), 'readDesk'],
    ['who scans a code', (call) => call === sessionCalls.qrScan, 'scan'],
    [
      'who changes how a town looks',
      ({ side, method, path }) => side === 'admin' && method === 'POST' && !path.endsWith('/get'),
      'look',
    ],
  ])('count %s', (_, isTheirs, name) => {
    const calls = allCalls.filter(isTheirs);
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(call.limit, call.path).toBe(name);
  });

  it('count anonymous messages and sign-ins per call', () => {
    const calls = Object.entries<Call>({ ...contactCalls, ...loginCalls });
    expect(Object.fromEntries(calls.map(([name, { limit }]) => [name, limit]))).toEqual({
      contactInfo: 'stranger',
      captchaInit: 'stranger',
      contactSend: 'write',
      loginCstmr: 'stranger',
      loginMailReq: 'askCode',
      loginMailSts: 'pollCode',
      loginMailConfirm: 'tryCode',
    });
  });

  it.each(named)('of writing calls include more than the ceiling: %s', (_, call) => {
    if (isSent(call.body)) expect(limitsOf(call)).not.toEqual([]);
  });

  it.each(named)('count by the body: %s', (_, call) => {
    const by = limitsOf(call).map((limit) => limit.by);
    if (by.includes('code')) expect(fieldsOf(call)).toHaveProperty('qrid');
    if (by.includes('mail')) expect(fieldsOf(call)).toHaveProperty('mail');
    if (by.includes('request')) expect(fieldsOf(call)).toHaveProperty('rqid');
    if (by.includes('desk')) expect(fieldsOf(call)).toHaveProperty('desk');
  });

  it('count by network only for anonymous callers', () => {
    for (const call of allCalls)
      if (limitsOf(call).some(({ by }) => by === 'address')) expect(call.who, call.path).toBe('anyone');
  });

  it('are required in every row', () => {
    const row = {
      path: 'x',
      who: 'anyone',
      answer: z.null(),
    } as const;
    // @ts-expect-error: a row says how often its call may be made
    expect(publicCall(row)).not.toHaveProperty('limit');
    // @ts-expect-error: there is no such class
    expect(publicCall({ ...row, limit: 'often' })).toHaveProperty('limit');
  });
});
