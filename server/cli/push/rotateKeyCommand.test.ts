import { expect, it } from 'vitest';
import { connect } from '../../platform/db/database.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getNewestPushKey, loadPushKeys } from '../../platform/delivery/push/pushKeys.ts';
import { runRotateKey } from './rotateKeyCommand.ts';
import { USAGE } from './rotateKeyTexts.ts';

const { url } = await createTestDatabase();
const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: url };

it('creates a key and prints its public half only', async () => {
  const store = connect(url);
  await getNewestPushKey(store.db);
  const { status, lines } = await runRotateKey([], env);
  const newest = await getNewestPushKey(store.db);
  const keys = await loadPushKeys(store.db);
  await store.close();
  expect({ status, lines }).toEqual({
    status: 0,
    lines: [`New key: ${newest}. Keys of before: 0 still serve, 1 erased.`],
  });
  expect([...keys.keys()]).toEqual([newest]);
  expect(lines.join()).not.toContain(keys.get(newest));
});

it.each([
  [['--help'], 0, USAGE.en],
  [['--lang', 'fr', '-h'], 0, USAGE.fr],
  [['now'], 2, 'The argument "now" is not understood.'],
])('answers %j with status %i and first line: %s', async (args, status, line) => {
  const said = await runRotateKey(args, {});
  expect([said.status, said.lines[0]]).toEqual([status, line]);
});
