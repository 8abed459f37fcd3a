import { addresses, captionsAddress } from '@parvis/api/addresses';
import type { BodyOf } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import type { Media } from '@parvis/api/entities/media';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { unzipBytes } from '../../testing/unzip.ts';
import { makeVideo } from '../../testing/videoFiles.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;

const CUID = 'testville';
const film = await makeVideo({ seconds: 2 });
const photo = await createScene().jpeg().toBuffer();
type Calls = typeof mobileCalls | typeof townCalls;
type Sent = BodyOf<(typeof mobileCalls)['sendMedia']>['files'][number];

const said = (...words: string[]) => ({
  language: 'fr',
  cues: words.map((txt, at) => ({ from: at, to: at + 1, txt })),
});

/** Sends a film or photo with its description. @returns the file as shown */
async function shown(person: Person, csid: string, calls: Calls, more: Omit<Sent, 'id'> = {}, bytes = film) {
  const { id } = await upload(person, bytes, { calls });
  const sent = { csid, id: createId(), files: [{ id, ...more }] };
  const { data, error } = await person.send(calls.sendMedia, sent);
  return { id, sent, error, media: (data?.[0]?.media ?? [])[0] };
}

/** A case with a film sent by staff. */
async function withFilm(more: Omit<Sent, 'id'> = {}) {
  const [jo, anna] = [await createContributor(services), await signInStaff(services)];
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  return { jo, anna, csid, ...(await shown(anna, csid, townCalls, more)) };
}

const track = (person: Person, side: 'mobile' | 'town', { id, captions }: Media) =>
  person.get(captionsAddress(side, { cuid: CUID, id, version: captions?.version ?? '' }));

/** The file as the chat shows it now. */
const now = async (person: Person, csid: string, id: string) =>
  (await person.call(mobileCalls.fetchMedia, { csid }))
    .flatMap(({ media }) => media)
    .find((one) => one.id === id);

const feedOf = async (csid: string) =>
  (
    await pool.query<{ type: string }>('select type from feed where csid = $1 order by tx, id', [csid])
  ).rows.map(({ type }) => type);

describe('film captions', () => {
  it('are stored with the film and readable as plain text by both sides', async () => {
    const { jo, anna, media, sent } = await withFilm({ captions: said('<b>Là</b> & ici', 'مرحبا') });
    expect(media).toMatchObject({
      captions: { language: 'fr', version: expect.stringMatching(/^[\w-]{10}$/) },
    });
    for (const [person, side] of [
      [jo, 'mobile'],
      [anna, 'town'],
    ] as const) {
      const answer = await track(person, side, media as Media);
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n&lt;b&gt;Là&lt;/b&gt; &amp; ici\n\n00:00:01.000 --> 00:00:02.000\nمرحبا\n',
      ]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/vtt; charset=utf-8',
        'cache-control': 'private, max-age=86400, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-site',
        'content-disposition': 'inline; filename="captions.vtt"',
      });
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
    }
    // A repeat changes nothing.
    expect((await anna.call(townCalls.sendMedia, sent))[0]?.media).toEqual([media]);
  });

  it('with errors are refused with their path, and the film is not sent', async () => {
    const { anna, csid } = await withFilm();
    const wrong = async (more: object, bytes = film) =>
      (await shown(anna, csid, townCalls, more as Omit<Sent, 'id'>, bytes)).error;
    const cues = (cue: object) => ({
      captions: { language: 'fr', cues: [{ from: 0, to: 1, txt: 'Oui', ...cue }] },
    });
    const path = 'body.files.0.captions';
    expect(await wrong(cues({ from: 4, to: 5 }))).toMatchObject({
      path: `${path}.cues.0.from`,
      reason: 'tooBig',
    });
    expect(await wrong(cues({ to: 32 }))).toMatchObject({ code: 'badRequest', path: `${path}.cues.0.to` });
    expect(await wrong(cues({ txt: 'a\u0007' }))).toMatchObject({ path: `${path}.cues.0.txt` });
    expect(await wrong(cues({ txt: 'a'.repeat(161) }))).toMatchObject({ path: `${path}.cues.0.txt` });
    expect(await wrong({ captions: { language: 'fr"', cues: said('Oui').cues } })).toMatchObject({
      path: `${path}.language`,
    });
    expect(await wrong({ captions: { language: 'fr', cues: [] } })).toMatchObject({ path: `${path}.cues` });
    expect(await wrong({ captions: said('Oui') }, photo)).toMatchObject({ path, reason: 'notPossible' });
    expect(await wrong({ captions: said('Oui'), noSpeech: true })).toMatchObject({
      path: 'body.files.0.noSpeech',
    });
  });

  it('are edited later by the sender, also in a closed case, with a live update but no unread mark', async () => {
    const { jo, anna, csid, id } = await withFilm();
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    const before = await jo.call(mobileCalls.discussInfo, { csid });
    const seen = await feedOf(csid);
    const given = getFirst(await anna.call(townCalls.describeMedia, { csid, id, captions: said('Non') }));
    expect(await feedOf(csid)).toEqual([...seen, 'case']);
    expect(await now(jo, csid, id)).toEqual(given);
    expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid }))).toEqual(getFirst(before));
    // A repeat publishes nothing.
    expect(getFirst(await anna.call(townCalls.describeMedia, { csid, id, captions: said('Non') }))).toEqual(
      given,
    );
    expect(await feedOf(csid)).toEqual([...seen, 'case']);
    const mended = getFirst(await anna.call(townCalls.describeMedia, { csid, id, captions: said('Oui') }));
    expect(mended.captions?.version).not.toBe(given.captions?.version);
    expect((await track(jo, 'mobile', mended)).body).toContain('\nOui\n');
    // The old URL serves current captions and is not cacheable.
    const old = await track(jo, 'mobile', given);
    expect([old.headers['cache-control'], old.body.includes('Oui')]).toEqual(['no-store', true]);
  });
  it("are part of the author's export and deleted on erasure", async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const { id } = await shown(jo, csid, mobileCalls, { captions: said('Écoutez') });
    const files = unzipBytes((await jo.get(addresses.ownData.template)).rawPayload);
    expect(String(files[`media/${id}.vtt`])).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nÉcoutez\n');
    const report = Object.entries(files).find(([name]) => name.startsWith('cases/'));
    expect(String(report)).toContain(`, media/${id}.vtt\n`);
    await jo.call(sessionCalls.userEraseAll);
    expect((await pool.query('select 1 from media where id = $1', [id])).rowCount).toBe(0);
  });
});

it("a photo's description is editable later, its captions are refused", async () => {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  const { id } = await shown(jo, csid, mobileCalls, {}, photo);
  expect(getFirst(await jo.call(mobileCalls.describeMedia, { csid, id, alt: 'Une lampe' })).alt).toBe(
    'Une lampe',
  );
  // Removes bidirectional control characters.
  const turning = { csid, id, alt: '\u202eepmal enU\u202c' };
  expect(getFirst(await jo.call(mobileCalls.describeMedia, turning)).alt).toBe('epmal enU');
  const sent = await shown(jo, csid, mobileCalls, { alt: 'Une \u2066lampe' }, photo);
  expect(sent.media?.alt).toBe('Une lampe');
  const refused = await jo.send(mobileCalls.describeMedia, { csid, id, captions: said('Oui') });
  expect(refused.error).toMatchObject({ path: 'body.captions', reason: 'notPossible' });
});
