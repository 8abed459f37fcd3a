import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { publicCall } from './call.ts';
import { allCalls } from './calls/all.ts';
import { deviceIdSchema } from './entities/basics.ts';
import { type Limit, limits } from './limits.ts';

const fieldsOf = ({ body }: Call): Readonly<Record<string, z.core.$ZodType>> =>
  body instanceof z.ZodMiniObject ? body.shape : {};
const limitsOf = ({ limit }: Call): readonly Limit[] => limits[limit];
const named = allCalls.map((call) => [`${call.side} ${call.path}`, call] as const);

describe('limits', () => {
  it('are those that people, codes and networks can live with', () => {
    expect(limits).toEqual({
      ceiling: [],
      send: [{ by: 'person', max: 60, seconds: 60 }],
      open: [
        { by: 'person', max: 20, seconds: 600 },
        { by: 'code', max: 600, seconds: 60 },
      ],
      stranger: [{ by: 'address', max: 300, seconds: 600 }],
      askCode: [{ by: 'address', max: 300, seconds: 600, knownDevices: 'pass' }],
      tryCode: [{ by: 'request', max: 20, seconds: 600 }],
      write: [
        { by: 'address', max: 300, seconds: 600 },
        { by: 'mail', max: 10, seconds: 600 },
      ],
      look: [{ by: 'person', max: 60, seconds: 600 }],
    });
  });

  it('hold for these calls, on each side by itself; for others only the ceiling of the address', () => {
    const held = named.flatMap(([name, { limit }]) => (limit === 'ceiling' ? [] : [`${name}: ${limit}`]));
    expect(held.sort()).toEqual([
      'admin theme/save: look',
      'mobile cases/change: send',
      'mobile discuss/send/form: send',
      'mobile discuss/send/txt: send',
      'public captcha/init: stranger',
      'public cases/init: open',
      'public contact/info: stranger',
      'public contact/send: write',
      'public login/cstmr: stranger',
      'public login/mail/confirm: tryCode',
      'public login/mail/req: askCode',
      'town cases/handling: send',
      'town cases/leave: send',
      'town discuss/send/qstn: send',
      'town discuss/send/txt: send',
    ]);
  });

  it.each(named)('of whatever sends are more than the ceiling: %s', (_, call) => {
    const sends = Object.values(fieldsOf(call)).includes(deviceIdSchema);
    if (sends) expect(limitsOf(call)).not.toEqual([]);
  });

  it.each(named)('count what the body holds: %s', (_, call) => {
    const by = limitsOf(call).map((limit) => limit.by);
    if (by.includes('code')) expect(fieldsOf(call)).toHaveProperty('qrid');
    if (by.includes('mail')) expect(fieldsOf(call)).toHaveProperty('mail');
    if (by.includes('request')) expect(fieldsOf(call)).toHaveProperty('rqid');
  });

  it('count a network only for those who need not say who they are', () => {
    for (const call of allCalls)
      if (limitsOf(call).some(({ by }) => by === 'address')) expect(call.who, call.path).toBe('anyone');
  });

  it('cannot be left out of a row', () => {
    const row = {
      path: 'x',
      method: 'POST',
      who: 'anyone',
      body: null,
      answer: z.null(),
      summary: 'X.',
    } as const;
    // @ts-expect-error: a row says how often its call may be made
    expect(publicCall(row)).not.toHaveProperty('limit');
    // @ts-expect-error: there is no such class
    expect(publicCall({ ...row, limit: 'often' })).toHaveProperty('limit');
  });
});
