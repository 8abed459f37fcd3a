import { writeFile } from 'node:fs/promises';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { codecs, type NoVideo, type Video, videoBeginning } from './videoKinds.ts';
import { clearDates, noteRemover } from './videoMetadata.ts';
import { packetsOf, tracksOf, VideoRefused, type VideoTracks } from './videoTracks.ts';

/** Bytes of a file that its reader holds. */
const CACHE_BYTES = 4 * 1024 * 1024;

/** What reads a file, by how it begins. */
const FORMATS = { iso: [MP4, QTFF], matroska: [WEBM, MATROSKA] };

/** Adds the pictures to what is written. @returns what copies them, to when they end, seconds */
async function copyPictures(output: Output, { pictures: { track, codec }, begin }: VideoTracks) {
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation: await track.getRotation(), flip: await track.getFlip() });
  const decoderConfig = await track.getDecoderConfig();
  if (!decoderConfig) throw new VideoRefused('format');
  const clean = noteRemover(codec, decoderConfig.description);
  return async (): Promise<number> => {
    let end = 0;
    for await (const packet of packetsOf(track, begin)) {
      end = Math.max(end, packet.timestamp + packet.duration);
      await source.add(packet.clone({ data: clean(packet.data) }), { decoderConfig });
    }
    source.close();
    return end;
  };
}

/** Adds the sound likewise. */
async function copySound(output: Output, { track, codec }: NonNullable<VideoTracks['sound']>, begin: number) {
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  const decoderConfig = await track.getDecoderConfig();
  if (!decoderConfig) throw new VideoRefused('format');
  return async (): Promise<number> => {
    let end = 0;
    let last = Number.NEGATIVE_INFINITY;
    for await (const packet of packetsOf(track, begin)) {
      // Sound that goes back in time is heard by no player.
      if (packet.timestamp < last) continue;
      last = packet.timestamp;
      end = Math.max(end, packet.timestamp + packet.duration);
      await source.add(packet, { decoderConfig });
    }
    source.close();
    return end;
  };
}

const isForWeb = ({ pictures, sound }: VideoTracks): boolean =>
  [pictures.codec, ...(sound ? [sound.codec] : [])].every((codec) => codecs.web.some((one) => one === codec));

/** Writes what is kept of a video into a file of its own: its bytes, and what is told of it. */
async function written(input: Input): Promise<Video & { bytes: Buffer }> {
  const tracks = await tracksOf(input);
  const { pictures, sound, begin } = tracks;
  const isWeb = isForWeb(tracks);
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
 * Remuxes a video: copies its pictures and its sound into a fresh file, without decoding them and without what a camera noted of place,
 * hour and device. Writes nothing where it is no video. A hostile file may run for ever or use up the heap: call it in a process that is killed then.
 */
export async function remuxVideo({ from, to }: { from: string; to: string }): Promise<Video | NoVideo> {
  const beginning = await videoBeginning(from);
  if (!beginning) return 'format';
  const source = new FilePathSource(from, { maxCacheSize: CACHE_BYTES });
  const input = new Input({ source, formats: FORMATS[beginning] });
  try {
    const { bytes, ...video } = await written(input);
    if (video.seconds <= 0) return 'format';
    await writeFile(to, bytes, { mode: 0o600 });
    return video;
  } catch (error) {
    return error instanceof VideoRefused ? error.why : 'format';
  } finally {
    input.dispose();
  }
}
