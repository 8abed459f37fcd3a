import { writeFile } from 'node:fs/promises';
import { VIDEO_SECONDS_MAX } from '@parvis/api/constants';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import {
  codecs,
  detectVideoContainer,
  type PictureCodec,
  type SoundCodec,
  type Video,
  type VideoRefusal,
} from './videoKinds.ts';

/** 4K, in pixels. */
const EDGE_MAX = 4096;
/** Seconds; cameras stop late and sound may be longer. */
const TOLERANCE = 1;
/** Per track; phones record at most 240 pictures a second. */
const PACKETS_MAX = 10_000;

class VideoRefused extends Error {
  readonly why: VideoRefusal;
  constructor(why: VideoRefusal) {
    super(why);
    this.why = why;
  }
}

interface TrackWithCodec<Track, Codec> {
  readonly track: Track;
  readonly codec: Codec;
}

/** Excludes metadata. */
interface VideoTracks {
  readonly pictures: TrackWithCodec<InputVideoTrack, PictureCodec>;
  readonly sound: TrackWithCodec<InputAudioTrack, SoundCodec> | undefined;
  /** Seconds; packets before zero must not be shown. */
  readonly begin: number;
}

async function matchCodec<Track extends InputTrack, Codec extends string>(
  track: Track,
  known: readonly Codec[],
): Promise<TrackWithCodec<Track, Codec> | undefined> {
  const own = await track.getCodec();
  const codec = known.find((one) => one === own);
  return codec && { track, codec };
}

/**
 * Refuses unsupported sound rather than mute it.
 * @throws VideoRefused
 */
async function findSound(input: Input): Promise<VideoTracks['sound']> {
  const tracks = await input.getAudioTracks();
  for (const track of tracks) {
    const sound = await matchCodec(track, codecs.sound);
    if (sound) return sound;
  }
  if (tracks.length > 0) throw new VideoRefused('format');
  return undefined;
}

/** @throws VideoRefused */
async function findTracks(input: Input): Promise<VideoTracks> {
  const track = await input.getPrimaryVideoTrack();
  const pictures = track && (await matchCodec(track, codecs.pictures));
  if (!pictures) throw new VideoRefused('format');
  const edges = [await pictures.track.getDisplayWidth(), await pictures.track.getDisplayHeight()];
  if (Math.max(...edges) > EDGE_MAX) throw new VideoRefused('tooBig');
  const sound = await findSound(input);
  const begins = [pictures, ...(sound ? [sound] : [])].map((one) => one.track.getFirstTimestamp());
  return { pictures, sound, begin: Math.max(0, Math.min(...(await Promise.all(begins)))) };
}

/**
 * Counts and measures packets, since headers prove nothing.
 * @throws VideoRefused
 */
async function* readPackets(track: InputTrack, begin: number): AsyncGenerator<EncodedPacket> {
  let count = 0;
  let latest = Number.NEGATIVE_INFINITY;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    count += 1;
    const timestamp = packet.timestamp - begin;
    if (!(timestamp + packet.duration <= VIDEO_SECONDS_MAX + TOLERANCE)) throw new VideoRefused('tooLong');
    if (count > PACKETS_MAX) throw new VideoRefused('tooBig');
    // Some cameras reorder key pictures, which no muxer accepts.
    const type = timestamp < latest ? 'delta' : packet.type;
    latest = Math.max(latest, timestamp);
    yield packet.clone({ timestamp, type, sideData: {} });
  }
}

/** Offset of the NAL length size, NAL type and SEI types. */
const CODECS = {
  avc: { lengthAt: 4, kindOf: (first: number) => first & 0x1f, notes: [6] },
  hevc: { lengthAt: 21, kindOf: (first: number) => (first >> 1) & 0x3f, notes: [39, 40] },
} as const;

const toBytes = (data: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

type RemoveSei = (data: Uint8Array) => Uint8Array;

/** Camcorders store place, time and settings in SEI units. */
function createSeiRemover(codec: string, description: AllowSharedBufferSource | undefined): RemoveSei {
  const known = codec === 'avc' || codec === 'hevc' ? CODECS[codec] : undefined;
  if (!known || !description) return (data) => data;
  const size = ((toBytes(description)[known.lengthAt] ?? 3) & 3) + 1;
  const isSei = (first: number): boolean => known.notes.some((kind) => kind === known.kindOf(first));
  return (data) => {
    const units: Uint8Array[] = [];
    for (let at = 0; at + size < data.length; ) {
      let length = 0;
      for (let byte = 0; byte < size; byte += 1) length = length * 256 + (data[at + byte] ?? 0);
      const end = at + size + length;
      if (!isSei(data[at + size] ?? 0)) units.push(data.subarray(at, end));
      at = end;
    }
    return Buffer.concat(units);
  };
}

/** Containers of boxes with dates. */
const PARENTS = new Set(['moov', 'trak', 'mdia']);
/** Boxes that start with creation and modification time. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);
/** Length, name, version and flags. */
const BOX_HEAD = 8;
const DATES_AT = BOX_HEAD + 4;

/** Zeroes the dates: mediabunny has no option against writing the current time. */
function clearDates(bytes: Buffer, from = 0, to = bytes.length): void {
  for (let at = from; at + DATES_AT <= to; ) {
    const size = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + BOX_HEAD);
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + BOX_HEAD)) : size;
    if (length < BOX_HEAD) return;
    if (PARENTS.has(name)) clearDates(bytes, at + BOX_HEAD, at + length);
    if (DATED.has(name)) {
      const wide = bytes[at + BOX_HEAD] === 1 ? 8 : 4;
      bytes.fill(0, at + DATES_AT, at + DATES_AT + 2 * wide);
    }
    at += length;
  }
}

const CACHE_BYTES = 4 * 1024 * 1024;

const FORMATS = { iso: [MP4, QTFF], matroska: [WEBM, MATROSKA] };

/** @returns a copy function that resolves to the end in seconds */
async function copyPictures(output: Output, { pictures: { track, codec }, begin }: VideoTracks) {
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation: await track.getRotation(), flip: await track.getFlip() });
  const decoderConfig = await track.getDecoderConfig();
  if (!decoderConfig) throw new VideoRefused('format');
  const clean = createSeiRemover(codec, decoderConfig.description);
  return async (): Promise<number> => {
    let end = 0;
    for await (const packet of readPackets(track, begin)) {
      end = Math.max(end, packet.timestamp + packet.duration);
      await source.add(packet.clone({ data: clean(packet.data) }), { decoderConfig });
    }
    source.close();
    return end;
  };
}

async function copySound(output: Output, { track, codec }: NonNullable<VideoTracks['sound']>, begin: number) {
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  const decoderConfig = await track.getDecoderConfig();
  if (!decoderConfig) throw new VideoRefused('format');
  return async (): Promise<number> => {
    let end = 0;
    let last = Number.NEGATIVE_INFINITY;
    for await (const packet of readPackets(track, begin)) {
      // Players skip packets that go back in time.
      if (packet.timestamp < last) continue;
      last = packet.timestamp;
      end = Math.max(end, packet.timestamp + packet.duration);
      await source.add(packet, { decoderConfig });
    }
    source.close();
    return end;
  };
}

const isWebm = ({ pictures, sound }: VideoTracks): boolean =>
  [pictures.codec, ...(sound ? [sound.codec] : [])].every((codec) => codecs.web.some((one) => one === codec));

async function writeTracks(input: Input): Promise<Video & { bytes: Buffer }> {
  const tracks = await findTracks(input);
  const { pictures, sound, begin } = tracks;
  const isWeb = isWebm(tracks);
  const target = new BufferTarget();
  const format = isWeb ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
  const output = new Output({ format, target });
  const copies = [
    await copyPictures(output, tracks),
    ...(sound ? [await copySound(output, sound, begin)] : []),
  ];
  await output.start();
  const ends = await Promise.all(copies.map((copy) => copy()));
  await output.finalize();
  const bytes = Buffer.from(target.buffer ?? new ArrayBuffer(0));
  if (!isWeb) clearDates(bytes);
  return {
    bytes,
    type: await output.getMimeType(),
    width: await pictures.track.getDisplayWidth(),
    height: await pictures.track.getDisplayHeight(),
    seconds: Math.max(...ends),
  };
}

/**
 * Copies packets without decoding and without metadata. A hostile file may loop or exhaust memory: run it in
 * a process that can be killed.
 */
export async function remuxVideo({ from, to }: { from: string; to: string }): Promise<Video | VideoRefusal> {
  const beginning = await detectVideoContainer(from);
  if (!beginning) return 'format';
  const source = new FilePathSource(from, { maxCacheSize: CACHE_BYTES });
  const input = new Input({ source, formats: FORMATS[beginning] });
  try {
    const { bytes, ...video } = await writeTracks(input);
    if (video.seconds <= 0) return 'format';
    await writeFile(to, bytes, { mode: 0o600 });
    return video;
  } catch (error) {
    return error instanceof VideoRefused ? error.why : 'format';
  } finally {
    input.dispose();
  }
}
