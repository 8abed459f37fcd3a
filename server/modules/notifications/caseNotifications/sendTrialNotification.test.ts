import { rungCalls } from '@parvis/api/calls/rungs';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startSending } from '../../../testing/advanceJobs.ts';
import { openEscalation } from '../../../testing/openEscalation.ts';
import { createContributor, getFirst, openCase, Person, signInStaff } from '../../../testing/person.ts';

const ladder = await openEscalation();
const { mails, texts, pushed, demonstration, instances, pool } = ladder;
afterAll(async () => {
  await sending.stop();
  await ladder.close();
  expect(demonstration.failures).toEqual([]);
});
beforeEach(async () => {
  await ladder.reset();
  await ladder.setEscalation({ smsPerDay: 10 });
});

/** The same person at a server with mail and SMS. */
function here(person: Person): Person {
  const same = new Person(instances[0]);
  // Cookie names differ over https.
  same.cookie = `__Host-${person.cookie}`;
  same.language = person.language;
  return same;
}
const standing = async (person: Person) =>
  (await person.call(rungCalls.userRungs)).map(({ rung, on, lack }) => `${rung} ${on ? 'on' : lack}`);
const sending = startSending(instances[0]);
const tries = async (person: Person, rung: 'page' | 'push' | 'mail' | 'sms') =>
  getFirst(await person.call(rungCalls.userRungsTry, { rung })).outcome;

it('lists the channels of a person with the reason why one is off', async () => {
  const jo = await createContributor(demonstration);
  let anywhere = here(jo);
  // Nothing about other people.
  await ladder.subscribe(await createContributor(demonstration));
  expect(await standing(anywhere)).toEqual(['page on', 'push noBrowser', 'mail noAddress', 'sms notPaid']);
  for (const rung of ['push', 'mail', 'sms'] as const) expect(await tries(anywhere, rung)).toBe('off');
  await openCase(jo);
  expect((await standing(anywhere)).at(-1)).toBe('sms noNumber');
  await ladder.verifyContacts(jo);
  anywhere = here(jo);
  expect(await standing(anywhere)).toEqual(['page on', 'push noBrowser', 'mail notWanted', 'sms notWanted']);
  await ladder.subscribe(jo);
  await jo.call(sessionCalls.userSettingsSet, { settings: { mailNews: 'words' } });
  await anywhere.call(rungCalls.userRungsSet, { rung: 'sms', on: true });
  expect(await standing(anywhere)).toEqual(['page on', 'push on', 'mail on', 'sms on']);
});

it('sends a test message by each enabled channel at any hour and returns its outcome', async () => {
  await ladder.setEscalation({ smsPerDay: 10, quiet: { from: 0, until: 23 }, zone: 'UTC' });
  const anna = here(await signInStaff(demonstration));
  await pool.query(
    `update identities set phone = '33639980001' where email = 'anna@testville.example' and phone is null`,
  );
  await ladder.subscribe(anna);
  expect(await standing(anna)).toEqual(['page on', 'push on', 'mail on', 'sms on']);
  for (const rung of ['page', 'push', 'mail', 'sms'] as const)
    expect([rung, await tries(anna, rung)]).toEqual([rung, 'sent']);
  expect(pushed.taken[0]?.notification.type).toBe('trial');
  expect(mails.taken[0]?.subject).toMatch(/^Essai\u202f: vos e-mails de Ville de Test/);
  expect(mails.taken[0]?.text).toContain('/news/end/');
  expect(mails.taken[0]?.text).toContain(
    'personne ne lirait votre réponse. Pour nous écrire\u202f: parvis.example/contact',
  );
  expect(texts.taken[0]?.text).toContain('essai');
});
