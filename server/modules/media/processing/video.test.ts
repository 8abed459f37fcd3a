import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EncodedPacketSink, FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { getBundlePath } from '../../../testing/getBundlePath.ts';
import { addPhoneNotes, isoBox, makeSeiNote, makeVideo } from '../../../testing/videoFiles.ts';
import type { PictureTasks } from './pictureTasks.ts';
import { createTaskProcess, TaskDied } from './taskProcess.ts';
import { remuxVideo } from './video.ts';

const folder = getTestFolder('videos');
mkdirSync(folder, { recursive: true });

const pathOf = (): string => join(folder, createId());

/** Remuxes a film. @returns the result with its path */
async function remuxed(bytes: Uint8Array) {
  const [from, to] = [pathOf(), pathOf()];
  writeFileSync(from, bytes);
  return { said: await remuxVideo({ from, to }), to };
}

async function kept(bytes: Uint8Array) {
  const { said, to } = await remuxed(bytes);
  if (typeof said === 'string') throw new Error(`It is refused: ${said}.`);
  return { ...said, path: to, bytes: readFileSync(to) };
}

/** Codecs and picture data of a file. */
async function playedOf(path: string) {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] });
  const tracks = await input.getTracks();
  const pictures = await input.getPrimaryVideoTrack();
  const packets: Buffer[] = [];
  if (pictures)
    for await (const { data } of new EncodedPacketSink(pictures).packets()) packets.push(Buffer.from(data));
  const told = {
    codecs: (await Promise.all(tracks.map((track) => track.getCodec()))).sort(),
    rotation: await pictures?.getRotation(),
    seconds: await input.computeDuration(),
    packets,
  };
  input.dispose();
  return told;
}

const mp4 = await makeVideo();

describe('video is remuxed unchanged', () => {
  it.each<[string, Parameters<typeof makeVideo>[0], object]>([
    ['of a phone', { sound: 'aac' }, { type: /^video\/mp4; codecs="avc1[^"]*mp4a/, codecs: ['aac', 'avc'] }],
    ['of an iPhone', { container: 'mov', sound: 'aac' }, { type: /^video\/mp4/, codecs: ['aac', 'avc'] }],
    ['of Chromium', {}, { type: /^video\/mp4; codecs="avc1[^"]*opus/, codecs: ['avc', 'opus'] }],
    [
      'of Firefox',
      { film: 'vp8', container: 'webm' },
      { type: /^video\/webm; codecs="vp8, opus"/, codecs: ['opus', 'vp8'] },
    ],
    ['without sound', { sound: 'none' }, { type: /^video\/mp4; codecs="avc1[^,]*"/, codecs: ['avc'] }],
    ['in the container of another', { container: 'mkv' }, { type: /^video\/mp4/, codecs: ['avc', 'opus'] }],
    ['of half a minute', { seconds: 30 }, { type: /^video\/mp4/, codecs: ['avc', 'opus'] }],
  ])('%s', async (_, made, { type, codecs }: { type?: RegExp; codecs?: string[] }) => {
    const video = await kept(await makeVideo(made));
    expect(video).toMatchObject({ width: 160, height: 96, type: expect.stringMatching(type ?? '') });
    const played = await playedOf(video.path);
    expect(played.codecs).toEqual(codecs);
    const seconds = made?.seconds ?? 1;
    for (const long of [video.seconds, played.seconds]) expect(Math.abs(long - seconds)).toBeLessThan(0.3);
  });
  it('keeps every picture', async () => {
    const sent = pathOf();
    writeFileSync(sent, mp4);
    const before = (await playedOf(sent)).packets;
    expect(before.length).toBeGreaterThan(5);
    expect((await playedOf((await kept(mp4)).path)).packets).toEqual(before);
  });
});

describe('invalid video is refused and nothing is written', () => {
  /** Nested boxes. */
  const nested = (boxes: number, name: string): Buffer => {
    const bytes = Buffer.alloc(boxes * 8);
    for (let at = 0; at < boxes; at += 1) {
      bytes.writeUInt32BE((boxes - at) * 8, at * 8);
      bytes.write(name, at * 8 + 4, 'latin1');
    }
    return bytes;
  };
  const webm = () => makeVideo({ film: 'vp8', container: 'webm' });
  const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
  const ftyp = isoBox('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1'));
  const lying = (name: string, at: number, value: number): Buffer => {
    const bytes = Buffer.from(mp4);
    bytes.writeUInt32BE(value, bytes.indexOf(name, bytes.indexOf('moov')) + at);
    return bytes;
  };

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['without a byte', () => Buffer.alloc(0), 'format'],
    ['words', () => Buffer.from('no film, however long it is read'), 'format'],
    ['a head alone', () => ftyp, 'format'],
    ['a head of WebM alone', () => Buffer.from('1a45dfa3a3428681', 'hex'), 'format'],
    ['a film that is cut in the middle', () => half(mp4), 'format'],
    ['sound alone', async () => soundAlone(), 'format'],
    ['with sound that no browser plays', () => makeVideo({ sound: 'pcm', container: 'mov' }), 'format'],
    ['longer than half a minute', () => makeVideo({ seconds: 32 }), 'tooLong'],
    ['an hour of nearly nothing', () => lying('mdhd', 16, 1), 'tooLong'],
    ['three million boxes in one another', () => Buffer.concat([ftyp, nested(3_000_000, 'moov')]), 'format'],
    ['likewise of tracks', () => Buffer.concat([ftyp, isoBox('moov', nested(1_000_000, 'trak'))]), 'format'],
    ['more pictures than there are bytes', () => lying('stsz', 12, 0xffff_ffff), 'format'],
    ['a box that is longer than its file', () => lying('trak', -4, 0x7fff_ffff), 'format'],
    ['a box of no length', () => lying('mdia', -4, 4), 'format'],
    ['a WebM that is cut in the middle', async () => half(await webm()), 'format'],
  ])('%s', async (_, make, why) => {
    const { said, to } = await remuxed(await make());
    expect(said).toBe(why);
    expect(existsSync(to)).toBe(false);
  });

  async function soundAlone(): Promise<Buffer> {
    const bytes = Buffer.from(mp4);
    // A video track of an unknown codec.
    bytes.write('nope', bytes.indexOf('vide'), 'latin1');
    return bytes;
  }
});

describe('a hostile video ends its process, and the next one is read by a new one', () => {
  /** An EBML element with an eight-byte length. */
  const element = (id: string, ...content: Buffer[]): Buffer => {
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(content.reduce((sum, one) => sum + one.length, 0)) | (1n << 56n));
    return Buffer.concat([Buffer.from(id, 'hex'), length, ...content]);
  };
  const number = (id: string, value: number) => element(id, Buffer.from([value]));
  const track = element(
    'ae',
    ...['d7', '73c5', '83'].map((id) => number(id, 1)),
    element('86', Buffer.from('V_VP8')),
    element('e0', number('b0', 160), number('ba', 96)),
  );
  /** A million one-byte frames in a cluster. */
  const frames = element(
    '1f43b675',
    number('e7', 0),
    Buffer.alloc(7_000_000, Buffer.from('a38581000080ff', 'hex')),
  );
  const heap = Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element('18538067', element('1654ae6b', track), frames),
  ]);
  const endless = Buffer.from(mp4);
  // Samples a chunk.
  endless.writeUInt32BE(0xffff_ffff, endless.indexOf('stsc', endless.indexOf('moov')) + 16);

  it.each<[string, Buffer, number]>([
    ['without an end: after its time', endless, 3_000],
    ['larger than its heap: at once', heap, 60_000],
  ])('%s', async (_, film, patienceMs) => {
    const reader = createTaskProcess<PictureTasks>(pathToFileURL(getBundlePath('pictureTasks')), {
      ...{ waiting: 2, patienceMs, idleMs: 1_000 },
    });
    const [hostile, honest] = [pathOf(), pathOf()];
    writeFileSync(hostile, film);
    writeFileSync(honest, mp4);
    const [bad, good] = [hostile, honest].map((from) =>
      reader.run('remuxVideo', { from, to: pathOf() }, { tries: 1 }),
    );
    await expect(bad).rejects.toBeInstanceOf(TaskDied);
    expect(await good).toMatchObject({ width: 160, height: 96 });
  });
});

const exiftool = spawnSync('exiftool', ['-ver']).status === 0;

/** All metadata that ExifTool finds, by tag. */
function found(path: string): Record<string, unknown> {
  const { stdout } = spawnSync('exiftool', ['-json', '-ee', '-a', '-u', path], { encoding: 'utf8' });
  return (JSON.parse(stdout) as Record<string, unknown>[])[0] ?? {};
}

describe('video metadata is removed', () => {
  const telling = exiftool ? it : it.skip;
  telling('as exiftool reads it (skipped where that is not installed)', async () => {
    const sent = pathOf();
    writeFileSync(sent, addPhoneNotes(mp4));
    expect(found(sent)).toMatchObject({
      GPSCoordinates: expect.stringContaining('48 deg 51'),
      Make: 'Fairphone',
      Title: 'Devant chez moi',
      CreateDate: expect.stringMatching(/^20/),
    });
    const after = found((await kept(addPhoneNotes(mp4))).path);
    expect(Object.keys(after).filter((name) => /gps|make|model|title|author|content/i.test(name))).toEqual(
      [],
    );
    for (const [name, value] of Object.entries(after))
      if (/date$/i.test(name) && !name.startsWith('File'))
        expect([name, value]).toEqual([name, '0000:00:00 00:00:00']);
  });

  it('of place, device, title, time and encoder, also within pictures', async () => {
    const bytes = addPhoneNotes(await makeVideo({ before: makeSeiNote('Caméscope, 48.8577 N') }));
    for (const words of ['+48.8577', 'Fairphone', 'Devant', '2026-11-24', '48.8577 N'])
      expect(bytes.includes(words)).toBe(true);
    const video = await kept(bytes);
    for (const words of ['48.8577', 'Fairphone', 'Devant', '2026-11-24', 'udta'])
      expect([words, video.bytes.includes(words)]).toEqual([words, false]);
    const { packets } = await playedOf(video.path);
    const sent = pathOf();
    writeFileSync(sent, mp4);
    expect(packets).toEqual((await playedOf(sent)).packets);
  });
  it('including data appended to the file or outside of tracks', async () => {
    const tail = Buffer.from('PK\x03\x04<script>alert(1)</script>', 'latin1');
    const video = await kept(Buffer.concat([mp4, isoBox('free', tail)]));
    expect(video.bytes.includes('script')).toBe(false);
  });
});
