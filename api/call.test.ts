import { boardCalls } from '@parvis/api/calls/board';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { holesOf } from './address.ts';
import { addresses, logoAddress } from './addresses.ts';
import { adminCall, callAddress, mobileCall, publicCall, templateOf, townCall } from './call.ts';
import { adminCalls } from './calls/admin.ts';
import { allCalls } from './calls/all.ts';
import { caseCalls } from './calls/cases.ts';
import { mobileCalls } from './calls/mobile.ts';
import { sessionCalls } from './calls/session.ts';
import { townCalls } from './calls/town.ts';

describe('the address of a call', () => {
  it.each([
    [sessionCalls.userSts, '/api/user/sts'],
    [caseCalls.townListActivity, '/api/town/listActivity'],
    [mobileCalls.sendTxt, '/mobile/{cuid}/discuss/send/txt'],
    [townCalls.sendTxt, '/town/{cuid}/discuss/send/txt'],
    [boardCalls.casesListAll, '/town/{cuid}/cases/listAll'],
    [adminCalls.themeSave, '/admin/{cuid}/theme/save'],
  ])('matches the specification: %#', (call, template) => {
    expect(templateOf(call)).toBe(template);
    expect(callAddress(call, { cuid: 'lyon' })).toBe(template.replace('{cuid}', 'lyon'));
  });

  it('takes another prefix from the client', () => {
    const elsewhere = { public: '/p', mobile: '/m/{cuid}', town: '/t/{cuid}', admin: '/a/{cuid}' };
    expect(callAddress(boardCalls.casesListAll, { cuid: 'lyon' }, elsewhere)).toBe('/t/lyon/cases/listAll');
  });

  it('requires a customer on every side but the public one', () => {
    expect(callAddress(sessionCalls.userSts, {})).toBe('/api/user/sts');
    // @ts-expect-error: the town side has a customer
    expect(() => callAddress(boardCalls.casesListAll, {})).toThrow('{cuid} is not given');
    // @ts-expect-error: the mobile side has a customer
    expect(() => callAddress(mobileCalls.infoCstmr, {})).toThrow('{cuid} is not given');
    // @ts-expect-error: the administrators' side has a customer
    expect(() => callAddress(adminCalls.themeGet, {})).toThrow('{cuid} is not given');
    for (const call of allCalls)
      expect(holesOf(templateOf(call))).toEqual(call.side === 'public' ? [] : ['cuid']);
  });
});

describe('the call tables', () => {
  it('have unique addresses', () => {
    const others = Object.values(addresses).map(({ template }) => template);
    const all = [...allCalls.map((call) => templateOf(call)), ...others];
    expect(new Set(all).size).toBe(all.length);
  });

  it('read by GET, and send bodies by POST only', () => {
    for (const call of allCalls) if (call.method === 'GET') expect(call.body, call.path).toBeNull();
  });

  it('allow changes of a case only to its participants and staff', () => {
    for (const call of allCalls) {
      if (call.who === 'participant') expect(call.side, call.path).toBe('mobile');
      if (call.who === 'staff') expect(call.side, call.path).toBe('town');
      if (call.who === 'admin') expect(call.side, call.path).toBe('admin');
    }
  });

  it('give each row the side of its table', () => {
    const row = {
      path: 'x',
      method: 'GET',
      who: 'anyone',
      limit: 'ceiling',
      body: null,
      answer: z.null(),
      summary: 'X.',
    } as const;
    const sides = [publicCall(row), mobileCall(row), townCall(row), adminCall(row)].map(({ side }) => side);
    expect(sides).toEqual(['public', 'mobile', 'town', 'admin']);
    // @ts-expect-error: a town call is no public call
    const wrong: ReturnType<typeof publicCall<null, z.ZodMiniNull>> = townCall(row);
    expect(wrong.side).toBe('town');
  });
});

describe('the address of a picture', () => {
  it('is one segment below the logos for any id', () => {
    expect(logoAddress('abc')).toBe('/api/media/logo/abc');
    expect(logoAddress('../x')).toBe('/api/media/logo/..%2Fx');
  });
});
