import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { recordPushResults } from '../../../platform/delivery/push/pushRepository.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { createAckToken, storeAcknowledgements } from './acknowledge.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(() => services.close());

let pushes = 0;
/** A push in a state after some attempts. */
async function push(state: string, tries: number): Promise<string> {
  pushes += 1;
  await pool.query(
    `insert into pushes (id, type, staff, topic, urgency, tries, state, until)
     values ($1, 'newMessage', false, 'case', 'normal', $2, $3, now() + interval '1 day')`,
    [`push-${pushes}`, tries, state],
  );
  return `push-${pushes}`;
}
const stateOf = async (id: string) =>
  (await pool.query('select state from pushes where id = $1', [id])).rows[0]?.state;

it.each([
  ['waiting', 2, 2, 'sent'],
  ['waiting', 3, 2, 'waiting'],
  ['replaced', 2, 2, 'replaced'],
])(
  'a push in state %s after %i attempts, given the result of attempt %i, becomes %s',
  async (state, tries, tried, now) => {
    const id = await push(state, tries);
    await recordPushResults(pool, [{ taken: { id, tries: tried, subscription: 'none' }, state: 'sent' }]);
    expect(await stateOf(id)).toBe(now);
  },
);

it.each([
  ['waiting', 'sent'],
  ['refused', 'refused'],
  ['gone', 'gone'],
])('a push in state %s becomes %s when its device has shown it', async (state, now) => {
  const id = await push(state, 1);
  await storeAcknowledgements(services.services, [
    { id, ack: createAckToken(services.services.secret, id), state: 'shown' },
  ]);
  expect(await stateOf(id)).toBe(now);
});
