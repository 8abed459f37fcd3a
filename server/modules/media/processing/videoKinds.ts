import { isStillImage } from './photoKinds.ts';
import { readFileHead } from './readFileHead.ts';

/** Codecs outside `web` go into an MP4. */
export const codecs = {
  pictures: ['avc', 'hevc', 'vp8', 'vp9', 'av1'],
  sound: ['aac', 'opus', 'vorbis'],
  web: ['vp8', 'vp9', 'av1', 'opus', 'vorbis'],
} as const;
export type PictureCodec = (typeof codecs.pictures)[number];
export type SoundCodec = (typeof codecs.sound)[number];

export interface Video {
  /** With codecs. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

export type VideoRefusal = 'format' | 'tooBig' | 'tooLong';

/** QuickTime may lack `ftyp`. */
const BOXES = /^(?:ftyp|moov|mdat|wide|skip|free)$/;
/** Matroska, including WebM. */
const EBML = 0x1a45dfa3;

/** By signature; MP4 and QuickTime are `iso`. */
export async function detectVideoContainer(path: string): Promise<'iso' | 'matroska' | undefined> {
  const head = await readFileHead(path);
  if (head.readUInt32BE(0) === EBML) return 'matroska';
  return BOXES.test(head.toString('latin1', 4, 8)) && !isStillImage(head) ? 'iso' : undefined;
}
