import type { BodyOf } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import {
  buildOpening,
  createContributor,
  fetchLastSmsCode,
  getFirst,
  Person,
  signInStaff,
} from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
await services.store.pool.query(`update customers set contact_wanted = 'asked' where cuid = 'testville'`);
services.services.customers.invalidate();
const anna = await signInStaff(services);

const MASKED = '+33 6 •• •• •• 90';

/** Returns a person's mobile numbers as calls answer them. */
async function toldOf(jo: Person, csid: string): Promise<Record<string, string | undefined>> {
  const { phone, unverified } = await jo.call(sessionCalls.userSts, { newCookies: false });
  const info = getFirst(await jo.call(sessionCalls.userInfo));
  const [own] = getFirst(await jo.call(mobileCalls.discussInfo, { csid })).contact ?? [];
  const [seen] = getFirst(await anna.call(townCalls.discussInfo, { csid })).contact ?? [];
  return {
    ...{ status: phone ?? unverified?.phone, person: info.phone },
    ...{ 'the reporter reads': own?.value, 'the reporter sees': own?.shown },
    ...{ 'staff read': seen?.value, 'staff see': seen?.shown },
  };
}

/** Each call that takes a number, with what it makes of one. */
const takers: Readonly<Record<string, (told: string) => Promise<unknown>>> = {
  async [caseCalls.casesInit.path](phone) {
    const jo = await createContributor(services);
    const { csid } = getFirst(await jo.call(caseCalls.casesInit, { ...buildOpening(), contact: { phone } }));
    return getFirst(await jo.call(mobileCalls.discussInfo, { csid })).contact?.[0]?.value;
  },
  async [mobileCalls.casesChange.path](phone) {
    const jo = await createContributor(services);
    const { csid } = getFirst(await jo.call(caseCalls.casesInit, buildOpening()));
    const change = { csid, id: createId(), step: 'contact', contact: { phone } } as const;
    return getFirst(await jo.call(mobileCalls.casesChange, change)).contact?.[0]?.value;
  },
  async [boardCalls.casesListAll.path](search) {
    const found = await anna.call(boardCalls.casesListAll, { search });
    return found.length > 0;
  },
};
/** What a number is at a call that sends a code to it: hidden in part, or known as one that waits for its last code. */
async function asked(person: Person, body: BodyOf<typeof ownPhoneCalls.loginSmsInit>): Promise<string> {
  person.works = true;
  const { data, error } = await person.send(ownPhoneCalls.loginSmsInit, body);
  if (error?.code === 'tooMany') return MASKED;
  return data?.[0]?.numberRefused ?? data?.[0]?.maskedPhone ?? '';
}
/** Those that send a code to it take mobile numbers of France alone. */
const senders: typeof takers = {
  async 'a code for oneself'(phoneMob) {
    return asked(await createContributor(services), { phoneMob, newPhone: true });
  },
  async 'a code to sign in'(phoneMob) {
    return asked(new Person(services), { phoneMob });
  },
};

async function reporterWith(phone: string): Promise<Record<string, string | undefined>> {
  const jo = await createContributor(services);
  const { csid } = getFirst(await jo.call(caseCalls.casesInit, { ...buildOpening(), contact: { phone } }));
  return toldOf(jo, csid);
}

describe('a number that a call tells', () => {
  it.each(['06 12 34 56 78', '+262 692 90 12 34', '+590 590 12 34 56', '+687 75 12 34', '+44 7700 900123'])(
    'of who gave %s is taken back as the same one by each call that takes one',
    async (phone) => {
      const told = await reporterWith(phone);
      expect(Object.values(told).filter(Boolean)).toHaveLength(5);
      for (const [take, taken] of Object.entries(takers)) {
        const before = await taken(phone);
        expect(before, take).toBeTruthy();
        for (const [tells, spelling] of Object.entries(told))
          if (spelling !== undefined) expect(await taken(spelling), `${take}: ${tells}`).toEqual(before);
      }
    },
  );

  it('and that was proved is taken back by those that send a code to it, and by those that take that code', async () => {
    const jo = await createContributor(services);
    const [phoneMob, kept] = ['06 12 34 56 90', '33612345690'];
    const { csid } = getFirst(
      await jo.call(caseCalls.casesInit, { ...buildOpening(), contact: { phone: phoneMob } }),
    );
    const { rqid = '' } = getFirst(await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
    // The code is sent with the masked number from the answer, not the typed one.
    const confirmed = getFirst(
      await jo.call(ownPhoneCalls.phoneConfirm, {
        rqid,
        phoneMob: kept,
        code: await fetchLastSmsCode(services, kept),
      }),
    );
    expect(confirmed.success).toBe(true);
    const told = await toldOf(jo, csid);
    expect(Object.values(told).filter(Boolean)).toHaveLength(6);
    for (const [take, taken] of Object.entries(senders))
      for (const spelling of new Set(Object.values(told)))
        expect(await taken(spelling ?? ''), `${take}: ${spelling}`).toBe(MASKED);
  });
});
