import { noteCalls } from '@parvis/api/calls/notes';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createId } from '../../../platform/lib/ids.ts';
import { openEscalation } from '../../../testing/openEscalation.ts';
import { createContributor, openCase, signInStaff } from '../../../testing/person.ts';
import { escalateUntaken } from './escalateUntaken.ts';

const ladder = await openEscalation();
const { mails, texts, pushed, demonstration, pool, getMailAddresses } = ladder;
afterAll(async () => {
  await ladder.close();
  expect(demonstration.failures).toEqual([]);
});

const MINUTE = 60_000;
const MARKER = 'Zanzibar';
const jo = await createContributor(demonstration);
const [anna, bruno] = [
  await signInStaff(demonstration),
  await signInStaff(demonstration, 'bruno@testville.example'),
];

beforeEach(async () => {
  await ladder.reset();
  await pool.query(`delete from notes; delete from called_staff; delete from calls; update cases set state = 'closed';
    update identities set news = null, phone = null`);
  await ladder.setEscalation(null);
});

const look = (at: number) => ladder.runOnBoth((services) => escalateUntaken(services, new Date(at)));

async function mentionBruno(csid: string, person = anna): Promise<string> {
  const colleagues = await anna.call(noteCalls.notesColleagues);
  const rlid = colleagues.find(({ name }) => name === 'Bruno Roux')?.rlid ?? '';
  const id = createId();
  await person.call(noteCalls.notesAdd, { csid, id, txt: `@[${rlid}] ${MARKER}`, mentions: [rlid] });
  return id;
}

/** A case that sends no alerts by itself. */
async function openQuietCase(): Promise<string> {
  const csid = await openCase(jo);
  await pool.query(`update cases set state = 'handled' where csid = $1`, [csid]);
  return csid;
}

it('tells a mentioned colleague by push, then by mail, without a word of the note', async () => {
  await ladder.subscribe(bruno);
  const csid = await openQuietCase();
  const at = Date.now();
  await mentionBruno(csid);
  await look(at + 30_000);
  expect(ladder.countSent()).toBe('1 0 0');
  const { rows } = await pool.query<{ message: unknown }>(
    `select message from pushes where type = 'caseUpdate'`,
  );
  await look(at + 10 * MINUTE);
  expect(getMailAddresses()).toEqual(['bruno@testville.example']);
  const [mail] = mails.taken;
  expect(mail?.subject).toMatch(/^On vous mentionne dans une note du signalement n°/);
  expect(mail?.text).toContain('Anna Petit vous mentionne');
  expect(mail?.text).toContain(`/staff/testville/${csid}`);
  for (const sent of [mail, pushed.taken, rows]) expect(JSON.stringify(sent)).not.toContain(MARKER);
  await look(at + 60 * MINUTE);
  expect(ladder.countSent()).toBe('1 1 0');
});

it('tells nothing more once they looked at the notes', async () => {
  const csid = await openQuietCase();
  const at = Date.now();
  await mentionBruno(csid);
  await bruno.call(noteCalls.notesSeen, { csid });
  await look(at + 10 * MINUTE);
  expect(ladder.countSent()).toBe('0 0 0');
});

it('sends no alert for a removed note, nor to its own author', async () => {
  const csid = await openQuietCase();
  const at = Date.now();
  const id = await mentionBruno(csid);
  await anna.call(noteCalls.notesRemove, { csid, id });
  await mentionBruno(csid, bruno);
  await look(at + 10 * MINUTE);
  expect(ladder.countSent()).toBe('0 0 0');
});

it('sends an SMS only for a case with possible danger to people', async () => {
  await ladder.setEscalation({ smsPerDay: 10 });
  await pool.query(`update identities set phone = '33612345678' where email = 'bruno@testville.example'`);
  const [danger, harmless] = [await openQuietCase(), await openQuietCase()];
  await ladder.endanger(danger);
  const at = Date.now();
  await mentionBruno(danger);
  await mentionBruno(harmless);
  await look(at + 5 * MINUTE);
  await look(at + 60 * MINUTE);
  expect(texts.taken).toHaveLength(1);
  expect(JSON.stringify(texts.taken)).toContain('Anna Petit');
  expect(JSON.stringify(texts.taken)).not.toContain(MARKER);
});
