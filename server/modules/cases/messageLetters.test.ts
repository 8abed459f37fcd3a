import type { BodyOf } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  buildOpening,
  buildToiletsReport,
  createContributor,
  fetchMessages,
  getFirst,
  openAndCloseCase,
  type Person,
  type Reply,
  signInStaff,
} from '../../testing/person.ts';
import { buildTextActions, played } from '../../testing/played.ts';
import { openTestServices } from '../../testing/testServices.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;
const anna = await signInStaff(services);

async function takes(letters: 'latin' | 'all') {
  await pool.query(`update customers set message_letters = $1 where cuid = 'testville'`, [letters]);
  services.services.customers.invalidate();
}

const WORDS = 'الإنارة معطلة، Łódź, Straße';

/** Each way in which a visitor sends words. */
const ways: Readonly<Record<string, (jo: Person) => Promise<Reply>>> = {
  async 'a report'(jo) {
    return jo.send(caseCalls.casesInit, { ...buildOpening(), played: buildToiletsReport(WORDS) });
  },
  async 'a detail beside a report'(jo) {
    const { events } = buildToiletsReport();
    const detail = { type: 'TYPE', item: 'answer.sendReport.detail', text: WORDS } as const;
    const body: BodyOf<typeof caseCalls.casesInit> = {
      ...buildOpening(),
      played: played(...events.slice(0, -1), detail, ...events.slice(-1)),
    };
    return jo.send(caseCalls.casesInit, body);
  },
  async 'a text'(jo) {
    const { csid } = getFirst(await jo.call(caseCalls.casesInit, buildOpening()));
    return jo.send(mobileCalls.sendTxt, { csid, id: createId(), txt: WORDS });
  },
  async 'an answer to staff'(jo) {
    const { csid } = getFirst(await jo.call(caseCalls.casesInit, buildOpening()));
    await anna.call(townCalls.sendQstn, { csid, id: createId(), question: { kind: 'text', txt: 'Où ?' } });
    const msgIdAnswer = (await fetchMessages(jo, csid)).at(-1)?.msgId ?? 0;
    return jo.send(mobileCalls.sendForm, {
      csid,
      id: createId(),
      msgIdAnswer,
      played: played(...buildTextActions('answer', WORDS)),
    });
  },
};

describe('letters of every script', () => {
  it.each(Object.entries(ways))(
    'are refused by their names in %s unless the customer takes them',
    async (_, send) => {
      await takes('latin');
      const { status, error } = await send(await createContributor(services));
      expect({ status, reason: error?.reason }).toEqual({ status: 400, reason: 'characters' });
      expect(error?.characters).toContain('ا');
      await takes('all');
      expect(await send(await createContributor(services))).toMatchObject({ status: 200 });
    },
  );

  it('may be the word with which a case is opened again', async () => {
    const { jo, csid } = await openAndCloseCase(services, anna);
    const body = { csid, id: createId(), step: 'reopen', txt: WORDS } as const;
    await takes('latin');
    expect((await jo.send(mobileCalls.casesChange, body)).status).toBe(400);
    await takes('all');
    expect((await jo.send(mobileCalls.casesChange, body)).status).toBe(200);
    expect((await fetchMessages(jo, csid)).at(-1)?.msgTxt).toBe(WORDS);
  });

  it('are announced only to visitors who scan a code of that customer', async () => {
    const told = async (qrid: string) =>
      getFirst(await (await createContributor(services)).call(sessionCalls.userCstmr, { qrid }))
        .messageLetters;
    await takes('all');
    expect(await told('test-hall')).toBe('all');
    expect(await told('other-gate')).toBeUndefined();
  });

  it('take no emoji', async () => {
    await takes('all');
    const jo = await createContributor(services);
    const { csid } = getFirst(await jo.call(caseCalls.casesInit, buildOpening()));
    const { error } = await jo.send(mobileCalls.sendTxt, { csid, id: createId(), txt: 'شكرا 👍' });
    expect(error).toMatchObject({ reason: 'characters', characters: '👍' });
  });
});
