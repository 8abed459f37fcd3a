import { fileURLToPath } from 'node:url';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputTrack,
  MkvOutputFormat,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** 1.5 s, 160 × 96: a white square on green, with a tone. */
const films = { avc: 'avc.mp4', vp8: 'vp8.webm' } as const;

const getFilmPath = (film: keyof typeof films): string =>
  fileURLToPath(new URL(`./films/${films[film]}`, import.meta.url));

const formats = {
  // Phones put metadata last.
  mp4: () => new Mp4OutputFormat({ fastStart: false }),
  mov: () => new MovOutputFormat({ fastStart: false }),
  webm: () => new WebMOutputFormat(),
  mkv: () => new MkvOutputFormat(),
} as const;

/** AAC as in phones, PCM as in recorders. */
const silence = {
  aac: {
    codec: 'aac',
    data: Buffer.from('00c80080 2380'.replace(' ', ''), 'hex'),
    seconds: 1024 / 48_000,
    decoderConfig: {
      codec: 'mp4a.40.2',
      sampleRate: 48_000,
      numberOfChannels: 1,
      description: Buffer.from('1188', 'hex'),
    },
  },
  pcm: {
    codec: 'pcm-s16',
    data: Buffer.alloc(1920),
    seconds: 0.02,
    decoderConfig: { codec: 'pcm-s16', sampleRate: 48_000, numberOfChannels: 1 },
  },
} as const;

interface VideoOptions {
  readonly film?: keyof typeof films;
  readonly container?: keyof typeof formats;
  /** Loops the pictures. */
  readonly seconds?: number;
  readonly rotation?: 0 | 90 | 180 | 270;
  readonly sound?: keyof typeof silence | 'recorded' | 'none';
  readonly before?: Buffer;
  /** In the metadata. */
  readonly told?: readonly [number, number];
  /** Variable frame rate. */
  readonly uneven?: boolean;
}

async function* loopPackets(track: InputTrack, seconds: number) {
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const [first] = packets;
  const last = packets.at(-1);
  if (!first || !last) return;
  const round = last.timestamp + last.duration - first.timestamp;
  for (let begin = 0; begin < seconds; begin += round)
    for (const packet of packets) {
      const timestamp = begin + packet.timestamp - first.timestamp;
      if (timestamp < seconds) yield packet.clone({ timestamp });
    }
}

/** Real pictures, any container and length. */
export async function makeVideo(made: VideoOptions = {}): Promise<Buffer> {
  const {
    film = 'avc',
    container = 'mp4',
    seconds = 1,
    rotation = 0,
    sound = 'recorded',
    before,
    told,
  } = made;
  const input = new Input({ source: new FilePathSource(getFilmPath(film)), formats: [MP4, WEBM] });
  const target = new BufferTarget();
  const output = new Output({ format: formats[container](), target });
  const pictures = await input.getPrimaryVideoTrack();
  const voice = await input.getPrimaryAudioTrack();
  if (!pictures || !voice) throw new Error(`${film} is no film.`);
  const pictureSource = new EncodedVideoPacketSource(film);
  output.addVideoTrack(pictureSource, { rotation });
  const voiceSource =
    sound === 'none'
      ? undefined
      : new EncodedAudioPacketSource(sound === 'recorded' ? 'opus' : silence[sound].codec);
  if (voiceSource) output.addAudioTrack(voiceSource);
  await output.start();
  const own = (await pictures.getDecoderConfig()) ?? undefined;
  const [width, height] = told ?? [];
  const decoderConfig = own && {
    ...own,
    codedWidth: width ?? own.codedWidth ?? 0,
    codedHeight: height ?? own.codedHeight ?? 0,
  };
  let shown = 0;
  for await (const packet of loopPackets(pictures, seconds)) {
    const data = before ? Buffer.concat([before, packet.data]) : packet.data;
    const late = made.uneven ? (shown % 3) * 0.01 : 0;
    shown += 1;
    const timestamp = packet.timestamp + late;
    await pictureSource.add(packet.clone({ data, timestamp }), decoderConfig && { decoderConfig });
  }
  pictureSource.close();
  if (voiceSource && sound === 'recorded') {
    const heard = (await voice.getDecoderConfig()) ?? undefined;
    for await (const packet of loopPackets(voice, seconds))
      await voiceSource.add(packet, heard && { decoderConfig: heard });
  } else if (voiceSource && sound !== 'recorded' && sound !== 'none') {
    const { data, seconds: each, decoderConfig: heard } = silence[sound];
    for (let at = 0; at < seconds; at += each)
      await voiceSource.add(new EncodedPacket(data, 'key', at, each), { decoderConfig: heard });
  }
  voiceSource?.close();
  await output.finalize();
  input.dispose();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

export function isoBox(name: string, ...content: readonly Buffer[]): Buffer {
  const size = content.reduce((sum, { length }) => sum + length, 8);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(size);
  return Buffer.concat([head, Buffer.from(name, 'latin1'), ...content]);
}

/** QuickTime: length, language, text. */
function makeNote(name: string, words: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(Buffer.byteLength(words));
  head.writeUInt16BE(0x15c7, 2);
  return isoBox(name, head, Buffer.from(words));
}

/** Must not be published. */
const notes = isoBox(
  'udta',
  makeNote('\xa9xyz', '+48.8577+002.2950+035.000/'),
  makeNote('\xa9mak', 'Fairphone'),
  makeNote('\xa9mod', 'Fairphone 5'),
  makeNote('\xa9day', '2026-11-24T08:12:31+0100'),
  makeNote('\xa9nam', 'Devant chez moi'),
);

/** To `moov`. */
function appendToMoov(mp4: Buffer, box: Buffer): Buffer {
  const at = mp4.lastIndexOf('moov') - 4;
  const size = mp4.readUInt32BE(at);
  if (at + size !== mp4.length) throw new Error('What tells of the film does not come last.');
  const written = Buffer.concat([mp4, box]);
  written.writeUInt32BE(size + box.length, at);
  return written;
}

export const addPhoneNotes = (mp4: Buffer): Buffer => appendToMoov(mp4, notes);

const packNumbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

/** QuickTime. */
export function addMetadataKeys(mp4: Buffer, words: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(words);
  const kind = isoBox('hdlr', packNumbers(0, 0), Buffer.from('mdta'), packNumbers(0, 0, 0), Buffer.from([0]));
  const keys = entries.map(([key]) =>
    Buffer.concat([packNumbers(8 + key.length), Buffer.from(`mdta${key}`)]),
  );
  const values = entries.map(([, value], at) =>
    isoBox(packNumbers(at + 1).toString('latin1'), isoBox('data', packNumbers(1, 0), Buffer.from(value))),
  );
  const told = [kind, isoBox('keys', packNumbers(0, entries.length), ...keys), isoBox('ilst', ...values)];
  return appendToMoov(mp4, isoBox('meta', ...told));
}

/** H.264, with length prefix. */
export function makeSeiNote(words: string): Buffer {
  const content = Buffer.concat([
    Buffer.from([6, 5, 16 + words.length]),
    Buffer.alloc(16, 7),
    Buffer.from(words),
    Buffer.from([0x80]),
  ]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  return Buffer.concat([head, content]);
}
