import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createContributor, signIn } from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import {
  buildSmsUnsubscribeLink,
  buildUnsubscribeLink,
  getLinkState,
  unsubscribeByLink,
} from './unsubscribe.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
const { secret } = services.services;
afterAll(() => services.close());

const linkIn = (address: string) => new URL(address).pathname.split('/').at(-1) ?? '';

it('an unsubscribe link in a mail works until the address changes', async () => {
  const email = 'old@mail.example';
  await signIn(await createContributor(services), email);
  const { rows } = await pool.query(`update identities set news = 'fact' where email = $1 returning cr_uid`, [
    email,
  ]);
  const [{ cr_uid: crUid }] = rows;
  const link = linkIn(buildUnsubscribeLink(secret, 'https://x.example', { crUid, email, cuid: 'testville' }));
  expect(await getLinkState(services.services, link)).toBe('mail');
  await pool.query(`update identities set email = 'new@mail.example' where cr_uid = $1`, [crUid]);
  expect(await unsubscribeByLink(services.services, link)).toBe('gone');
  const { rows: now } = await pool.query('select news from identities where cr_uid = $1', [crUid]);
  expect(now).toEqual([{ news: 'fact' }]);
});

it('an unsubscribe link in an SMS works until the number changes', async () => {
  const email = 'texts@mail.example';
  await signIn(await createContributor(services), email);
  const phone = '33612345678';
  const { rows } = await pool.query(
    `update identities set phone = $2, sms_news = true where email = $1 returning cr_uid`,
    [email, phone],
  );
  const [{ cr_uid: crUid }] = rows;
  const link = linkIn(buildSmsUnsubscribeLink(secret, 'https://x.example', { crUid, phone }));
  expect(await getLinkState(services.services, link)).toBe('sms');
  await pool.query(`update identities set phone = '33698765432' where cr_uid = $1`, [crUid]);
  expect(await unsubscribeByLink(services.services, link)).toBe('gone');
  const { rows: now } = await pool.query('select sms_news from identities where cr_uid = $1', [crUid]);
  expect(now).toEqual([{ sms_news: true }]);
});
