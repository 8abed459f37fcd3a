import { fileHead } from './fileHead.ts';
import { isStill } from './photoKinds.ts';

/** Codecs that are taken, and those of them that a WebM may hold: all others are kept in an MP4. */
export const codecs = {
  pictures: ['avc', 'hevc', 'vp8', 'vp9', 'av1'],
  sound: ['aac', 'opus', 'vorbis'],
  web: ['vp8', 'vp9', 'av1', 'opus', 'vorbis'],
} as const;
export type PictureCodec = (typeof codecs.pictures)[number];
export type SoundCodec = (typeof codecs.sound)[number];

/** A video as it is kept: of the whole of it, as it is shown. */
export interface Video {
  /** Its media type with its codecs. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Why a file is not taken: it cannot be read as a video, has too large or too many pictures, or lasts too long. */
export type NoVideo = 'format' | 'tooBig' | 'tooLong';

/** With which an ISO file begins, and a film of QuickTime that does not say its kind. */
const BOXES = /^(?:ftyp|moov|mdat|wide|skip|free)$/;
/** With which Matroska begins, of which WebM is a part. */
const EBML = 0x1a45dfa3;

/** As what a file of a video begins (ISO, which MP4 and QuickTime are, or Matroska): what is in it is another matter. */
export async function videoBeginning(path: string): Promise<'iso' | 'matroska' | undefined> {
  const head = await fileHead(path);
  if (head.readUInt32BE(0) === EBML) return 'matroska';
  return BOXES.test(head.toString('latin1', 4, 8)) && !isStill(head) ? 'iso' : undefined;
}
