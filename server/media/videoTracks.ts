import { VIDEO_SECONDS_MAX } from '@parvis/api/constants';
import {
  type EncodedPacket,
  EncodedPacketSink,
  type Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
} from 'mediabunny';
import { codecs, type NoVideo, type PictureCodec, type SoundCodec } from './videoKinds.ts';

/** The longest edge that is taken, pixels: what phones call 4K. */
const EDGE_MAX = 4096;
/** Cameras stop a little later than they are told, and a sound may end behind its pictures, seconds. */
const TOLERANCE = 1;
/** Packets of one track: 240 pictures a second are the most that phones make. */
const PACKETS_MAX = 10_000;

/** A video is none that is taken. */
export class VideoRefused extends Error {
  readonly why: NoVideo;
  constructor(why: NoVideo) {
    super(why);
    this.why = why;
  }
}

/** A track with its codec. */
interface Of<Track, Codec> {
  readonly track: Track;
  readonly codec: Codec;
}

/** What of a video is kept: what else a camera writes beside it (places, titles, measures) is not among its tracks. */
export interface VideoTracks {
  readonly pictures: Of<InputVideoTrack, PictureCodec>;
  readonly sound: Of<InputAudioTrack, SoundCodec> | undefined;
  /** Where it begins, seconds: what lies before zero is not to be shown, and stays there. */
  readonly begin: number;
}

async function ofCodecs<Track extends InputTrack, Codec extends string>(
  track: Track,
  known: readonly Codec[],
): Promise<Of<Track, Codec> | undefined> {
  const own = await track.getCodec();
  const codec = known.find((one) => one === own);
  return codec && { track, codec };
}

/** The first sound in a codec that is taken; a film that has others alone would be silent without a word. @throws VideoRefused */
async function soundOf(input: Input): Promise<VideoTracks['sound']> {
  const tracks = await input.getAudioTracks();
  for (const track of tracks) {
    const sound = await ofCodecs(track, codecs.sound);
    if (sound) return sound;
  }
  if (tracks.length > 0) throw new VideoRefused('format');
  return undefined;
}

/** The pictures of a video and its sound, where it has one. @throws VideoRefused, or what cannot be read */
export async function tracksOf(input: Input): Promise<VideoTracks> {
  const track = await input.getPrimaryVideoTrack();
  const pictures = track && (await ofCodecs(track, codecs.pictures));
  if (!pictures) throw new VideoRefused('format');
  const edges = [await pictures.track.getDisplayWidth(), await pictures.track.getDisplayHeight()];
  if (Math.max(...edges) > EDGE_MAX) throw new VideoRefused('tooBig');
  const sound = await soundOf(input);
  const begins = [pictures, ...(sound ? [sound] : [])].map((one) => one.track.getFirstTimestamp());
  return { pictures, sound, begin: Math.max(0, Math.min(...(await Promise.all(begins)))) };
}

/**
 * The packets of a track in their order, counted from where the video begins: each is counted and measured as it comes, since what a
 * file says of itself proves nothing. @throws VideoRefused
 */
export async function* packetsOf(track: InputTrack, begin: number): AsyncGenerator<EncodedPacket> {
  let count = 0;
  let latest = Number.NEGATIVE_INFINITY;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    count += 1;
    const timestamp = packet.timestamp - begin;
    if (!(timestamp + packet.duration <= VIDEO_SECONDS_MAX + TOLERANCE)) throw new VideoRefused('tooLong');
    if (count > PACKETS_MAX) throw new VideoRefused('tooBig');
    // No writer takes a key picture that is shown before one of the pictures ahead of it; some cameras write such.
    const type = timestamp < latest ? 'delta' : packet.type;
    latest = Math.max(latest, timestamp);
    yield packet.clone({ timestamp, type, sideData: {} });
  }
}
