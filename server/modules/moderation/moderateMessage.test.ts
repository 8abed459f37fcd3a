import { addresses, imageAddress } from '@parvis/api/addresses';
import { adminCalls } from '@parvis/api/calls/admin';
import { boardCalls } from '@parvis/api/calls/board';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { played } from '../../testing/played.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { unzipBytes } from '../../testing/unzip.ts';
import { erasePersonAndFiles } from '../privacy/service.ts';
import { eraseModerated } from './eraseModerated.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const [anna, chloe] = [await signInStaff(services), await signInStaff(services, 'chloe@testville.example')];

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1450CC' } })
  .jpeg()
  .toBuffer();

interface Case {
  readonly jo: Person;
  readonly csid: string;
}

async function openHandledCase(): Promise<Case> {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  return { jo, csid };
}

const sendText = async ({ jo, csid }: Case, txt: string) =>
  getFirst(await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt })).msgId;
const moderate = ({ csid }: Case, msgId: number, more: { undo?: boolean; note?: string } = {}, by = chloe) =>
  by.send(townCalls.moderate, {
    ...{ csid, id: createId(), msgId },
    ...(more.undo ? { undo: true } : { reason: 'personalData' as const }),
    ...(more.note !== undefined && { note: more.note }),
  });
const takeBack = ({ jo, csid }: Case, msgId: number) =>
  jo.send(mobileCalls.takeBack, { csid, id: createId(), msgId });
const runErasure = ({ csid }: Case, msgId: number) =>
  eraseModerated.run(
    { csid, msgId },
    { services: services.services, pool, warn: () => undefined },
    new AbortController().signal,
  );
const searchCases = async (search: string) =>
  (await anna.call(boardCalls.casesListAll, { search })).map(({ csid }) => csid);
const loadMessage = async ({ jo, csid }: Case, msgId: number) =>
  (await fetchMessages(jo, csid)).find((message) => message.msgId === msgId);
const getPhotoStatus = async ({ jo }: Case, id: string) =>
  (await jo.get(imageAddress('mobile', { cuid: 'testville', id, size: 'small' }))).statusCode;

async function sendPhoto({ jo, csid }: Case, alt: string, txt?: string) {
  const { id } = await upload(jo, photo);
  const request = { csid, id: createId(), files: [{ id, alt }], ...(txt !== undefined && { txt }) };
  return { id, msgId: getFirst(await jo.call(mobileCalls.sendMedia, request)).msgId };
}

const exportText = async ({ jo }: Case): Promise<string> => {
  const files = unzipBytes((await jo.get(addresses.ownData.template)).rawPayload);
  return Object.entries(files)
    .map(([name, bytes]) => `${name}\n${Buffer.from(bytes).toString('latin1')}`)
    .join('\n');
};

/** Names of tables, also of the queue, that hold a mark. */
async function findTables(mark: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${name} t where t::text like $1 limit 1`, [
      `%${mark}%`,
    ]);
    if (rowCount) found.push(name);
  }
  return found;
}

async function listStoredFiles(): Promise<string[]> {
  const stored: string[] = [];
  for await (const { id } of services.services.storage.listFiles()) stored.push(id);
  return stored;
}

describe('moderation', () => {
  it('removes a message at once: everybody reads the reason, not the content', async () => {
    const one = await openHandledCase();
    const msgId = await sendText(one, 'Son numéro est Zanzibar');
    const removed = getFirst((await moderate(one, msgId, { note: 'Plainte de la voisine' })).data ?? []);
    expect(removed).toMatchObject({ flags: ['moderated'], moderated: { reason: 'personalData' } });
    const seen = await loadMessage(one, msgId);
    expect(seen).toEqual({ ...removed, mine: true });
    expect(JSON.stringify(seen)).not.toMatch(/Zanzibar|Plainte/);
    const { last } = getFirst(await anna.call(townCalls.casesGetInfo, { csid: one.csid }));
    expect(last).toMatchObject({ msgId, kind: 'moderated' });
    expect(last.txt).toBeUndefined();
    expect(await searchCases('zanzibar')).toEqual([]);
    expect(await exportText(one)).not.toContain('Zanzibar');
    const { entries } = getFirst(await chloe.call(adminCalls.trailGet, { kind: 'case' }));
    expect(entries[0]).toMatchObject({ what: 'moderated', name: 'Chloé Dubois' });
  });

  it('is undone while the content is there, photos and preview included', async () => {
    const one = await openHandledCase();
    const { id, msgId } = await sendPhoto(one, 'La plaque', 'Voyez la plaque');
    const before = await loadMessage(one, msgId);
    const summary = getFirst(await anna.call(townCalls.casesGetInfo, { csid: one.csid }));
    await moderate(one, msgId);
    expect(await getPhotoStatus(one, id)).toBe(404);
    expect(await exportText(one)).not.toMatch(/plaque|media\//);
    expect((await moderate(one, msgId, { undo: true })).data?.[0]).toMatchObject({
      msgTxt: 'Voyez la plaque',
    });
    expect(await loadMessage(one, msgId)).toEqual(before);
    expect(await getPhotoStatus(one, id)).toBe(200);
    const { last } = getFirst(await anna.call(townCalls.casesGetInfo, { csid: one.csid }));
    expect(last).toEqual(summary.last);
    await runErasure(one, msgId);
    expect(await loadMessage(one, msgId)).toEqual(before);
    expect((await moderate(one, msgId, { undo: true })).data?.[0]).toEqual({ ...before, mine: false });
  });

  it('erases the content for good after ten seconds, as a message that was taken back', async () => {
    const one = await openHandledCase();
    const { rows } = await pool.query(`select extract(epoch from now()) as now`);
    const [taken, removed] = [
      await sendPhoto(one, 'Alt Ouagadougou', 'Texte Bujumbura'),
      await sendPhoto(one, 'Alt Antananarivo', 'Texte Ndjamena'),
    ];
    await takeBack(one, taken.msgId);
    await moderate(one, removed.msgId);
    const job = await pool.query(
      `select extract(epoch from run_at) - $1 as wait from graphile_worker.jobs where key = $2`,
      [rows[0].now, `moderation:${one.csid}:${removed.msgId}`],
    );
    expect(Number(job.rows[0].wait)).toBeGreaterThanOrEqual(10);
    expect(await findTables('Ndjamena')).toEqual(['public.moderated_messages']);
    await runErasure(one, removed.msgId);
    for (const word of ['Ouagadougou', 'Bujumbura', 'Antananarivo', 'Ndjamena', taken.id, removed.id]) {
      expect([word, await findTables(word)]).toEqual([word, []]);
      expect(await exportText(one)).not.toContain(word);
      expect(await listStoredFiles()).not.toContain(word);
      expect(JSON.stringify(await anna.call(townCalls.fetchReq, { csid: one.csid }))).not.toContain(word);
    }
    expect((await moderate(one, removed.msgId, { undo: true })).error?.code).toBe('stepNotAllowed');
    expect((await moderate(one, removed.msgId)).data?.[0]).toMatchObject({ flags: ['moderated'] });
  });

  it('takes out the answers of a report, also of the preview that photos kept', async () => {
    const jo = await createContributor(services);
    const one = { jo, csid: await openCase(jo) };
    await sendPhoto(one, 'La porte');
    expect(getFirst(await anna.call(townCalls.casesGetInfo, { csid: one.csid })).last.txt).toContain('porte');
    await moderate(one, 2);
    const { last } = getFirst(await anna.call(townCalls.casesGetInfo, { csid: one.csid }));
    expect([last.msgId, last.txt]).toEqual([3, undefined]);
    await moderate(one, 2, { undo: true });
    expect(getFirst(await anna.call(townCalls.casesGetInfo, { csid: one.csid })).last.txt).toContain('porte');
  });

  it('takes no event, no question, and needs a reason', async () => {
    const one = await openHandledCase();
    const question = { kind: 'yesNo', txt: 'Encore ?' } as const;
    const request = { csid: one.csid, id: createId(), question };
    const { msgId } = getFirst(await anna.call(townCalls.sendQstn, request));
    for (const refused of [1, msgId])
      expect((await moderate(one, refused)).error?.code).toBe('stepNotAllowed');
    const missing = { csid: one.csid, id: createId(), msgId: 2 };
    expect((await chloe.send(townCalls.moderate, missing)).error).toMatchObject({
      ...{ code: 'badRequest', path: 'body.reason', reason: 'missing' },
    });
  });

  it('is for those whom the file of the customer names, by default managers and administrators', async () => {
    const one = await openHandledCase();
    const msgId = await sendText(one, 'Un mot');
    const bruno = await signInStaff(services, 'bruno@testville.example');
    const allow = (email: string, moderates: boolean) =>
      pool.query('update staff set moderate = $2 where email = $1', [email, moderates]);
    expect((await moderate(one, msgId, {}, anna)).error?.code).toBe('forbidden');
    await allow('bruno@testville.example', false);
    expect((await moderate(one, msgId, {}, bruno)).error?.code).toBe('forbidden');
    await allow('anna@testville.example', true);
    expect((await moderate(one, msgId, {}, anna)).data?.[0]).toMatchObject({ flags: ['moderated'] });
    await allow('anna@testville.example', false);
    await allow('bruno@testville.example', true);
    expect((await moderate(one, msgId, { undo: true }, bruno)).status).toBe(200);
  });

  it('and its author taking it back end in one order, which both read', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const one = await openHandledCase();
      const msgId = await sendText(one, 'Un mot');
      const [byStaff, byAuthor] = await Promise.all([moderate(one, msgId), takeBack(one, msgId)]);
      const flags = (await loadMessage(one, msgId))?.flags;
      expect([['moderated'], ['takenBack']]).toContainEqual(flags);
      expect([byStaff.data?.[0]?.flags, byAuthor.data?.[0]?.flags]).toEqual([flags, flags]);
    }
  });

  it('and its author correcting it end in one order: removed for good, or corrected', async () => {
    for (const order of ['after', 'at once', 'at once', 'at once'] as const) {
      const one = await openHandledCase();
      const { csid } = one;
      const question = { kind: 'yesNo', txt: 'Encore ouvert ?' } as const;
      const { msgId: msgIdAnswer } = getFirst(
        await anna.call(townCalls.sendQstn, { csid, id: createId(), question }),
      );
      const answer = (value: boolean) =>
        one.jo.send(mobileCalls.sendForm, {
          ...{ csid, id: createId(), msgIdAnswer },
          played: played({ type: 'YESNO', item: 'answer', value }),
        });
      const { msgId } = getFirst((await answer(true)).data ?? []);
      const removal = moderate(one, msgId);
      if (order === 'after') await removal;
      const [corrected, removed] = await Promise.all([answer(false), removal]);
      const flags = (await loadMessage(one, msgId))?.flags;
      expect(removed.data?.[0]?.flags).toEqual(flags);
      expect([corrected.error?.code, flags]).toEqual(
        corrected.error ? ['alreadyRead', ['moderated']] : [undefined, ['takenBack']],
      );
      if (order === 'after') expect(flags).toEqual(['moderated']);
    }
  });

  it('leaves nothing to undo once its author has erased everything', async () => {
    const one = await openHandledCase();
    const msgId = await sendText(one, 'Mot de Tombouctou');
    await moderate(one, msgId);
    const { rows } = await pool.query('select reporter from cases where csid = $1', [one.csid]);
    await erasePersonAndFiles(services.services, rows[0].reporter);
    expect((await moderate(one, msgId, { undo: true })).error?.code).toBe('stepNotAllowed');
    expect(await findTables('Tombouctou')).toEqual([]);
  });
});
