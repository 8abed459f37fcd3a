import { type FileHandle, open } from 'node:fs/promises';
import { type EbmlElement, elementIn, HEAD_MOST, numberIn } from './ebmlElement.ts';
import { type ReadWindow, windowsOf } from './fileWindows.ts';

/** A film of half a minute is made of less than this, whoever wrote it. */
const MOST = {
  elements: 100_000,
  depth: 8,
  clusters: 5_000,
  frames: 20_000,
  cues: 5_000,
  told: 4 * 1024 * 1024,
};

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const CUE_POINT = 0xbb;
const VOID = 0xec;
const BLOCKS = new Set([0xa3, 0xa1]);

/** What stands right in the segment: each ends a cluster that does not say how long it is. */
const PARTS = new Set([
  CLUSTER,
  0x114d9b74, // SeekHead
  0x1549a966, // Info
  0x1654ae6b, // Tracks
  0x1c53bb6b, // Cues
  0x1254c367, // Tags
  0x1043a770, // Chapters
  0x1941a469, // Attachments
]);

/** Elements that hold elements, besides those. */
const HOLD = new Set([
  EBML,
  SEGMENT,
  CUE_POINT,
  0x4dbb, // Seek
  0xae, // TrackEntry
  0xe0, // Video
  0xe1, // Audio
  0x6d80, // ContentEncodings
  0x6240, // ContentEncoding
  0x5034, // ContentCompression
  0xb7, // CueTrackPositions
  0xa0, // BlockGroup
  0x7373, // Tag
  0x63c0, // Targets
  0x67c8, // SimpleTag
]);

/** Numbers, which have eight bytes at most; whoever reads one believes its length. */
const NUMBERS = new Set([
  0xe7, 0x9b, 0xfb, 0x2ad7b1, 0x4489, 0xd7, 0x73c5, 0x83, 0x23e383, 0xb0, 0xba, 0xb5, 0x9f, 0xb3, 0xf7, 0xf0,
  0xf1, 0x53ac, 0x5031, 0x5032, 0x5033, 0x4254,
]);
/** Of those, where something else stands, from the beginning of what is in the segment. */
const PLACES = new Set([0x53ac, 0xf1]);

interface Open {
  readonly id: number;
  readonly end: number;
  /** It does not say where it ends. */
  readonly isOpen: boolean;
}

/** What was seen so far. */
interface Seen {
  elements: number;
  clusters: number;
  frames: number;
  cues: number;
  /** Bytes of what tells of the film. */
  told: number;
  segment: { begin: number; end: number } | undefined;
  readonly parts: Set<number>;
  readonly places: number[];
}

/** How many frames a block holds: some are laced together. */
function framesIn(block: Buffer): number {
  const track = Math.clz32(block[0] ?? 0) - 23;
  const lacing = (block[track + 2] ?? 0) & 0b110;
  return lacing === 0 ? 1 : (block[track + 3] ?? 0) + 1;
}

/** Whether an element may stand where it does. */
function isInPlace({ id, size }: EbmlElement, parent: Open | undefined, seen: Seen): boolean {
  if (size === undefined && id !== SEGMENT && id !== CLUSTER) return false;
  if (!parent) return id === EBML || id === VOID || (id === SEGMENT && !seen.segment);
  return id !== EBML && id !== SEGMENT && (!PARTS.has(id) || parent.id === SEGMENT);
}

/** Counts what is made of an element. @returns whether it is still no more than a film is made of */
async function count(element: EbmlElement, at: { head: number; end: number }, seen: Seen, read: ReadWindow) {
  const { id, begin } = element;
  const length = at.end - begin;
  seen.elements += 1;
  if (id === SEGMENT) seen.segment = { begin, end: at.end };
  if (PARTS.has(id)) seen.parts.add(at.head);
  if (id === CLUSTER) seen.clusters += 1;
  else if (PARTS.has(id)) seen.told += length;
  if (id === CUE_POINT) seen.cues += 1;
  if (BLOCKS.has(id)) seen.frames += framesIn(await read(begin, Math.min(length, HEAD_MOST)));
  if (NUMBERS.has(id) && length > 8) return false;
  if (PLACES.has(id)) seen.places.push(numberIn(await read(begin, length)));
  const { elements, clusters, frames, cues, told } = MOST;
  return (
    seen.elements <= elements &&
    seen.clusters <= clusters &&
    seen.frames <= frames &&
    seen.cues <= cues &&
    seen.told <= told
  );
}

/** Whether what is said to stand somewhere stands there, or nowhere: within something else it is read by nobody but a reader that was led there. */
function areFair({ places, parts, segment }: Seen): boolean {
  if (!segment) return false;
  const { begin, end } = segment;
  return places.every((place) => parts.has(begin + place) || begin + place >= end);
}

async function hasFairElements(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const read = windowsOf(file);
  const seen: Seen = {
    ...{ elements: 0, clusters: 0, frames: 0, cues: 0, told: 0 },
    segment: undefined,
    parts: new Set(),
    places: [],
  };
  const around: Open[] = [];
  for (let at = 0; at < size; ) {
    while (around.length > 0 && at >= (around.at(-1)?.end ?? 0)) around.pop();
    const element = elementIn(await read(at, HEAD_MOST), at);
    if (!element) return false;
    const { id, begin } = element;
    if (around.at(-1)?.isOpen && PARTS.has(id) && around.at(-1)?.id === CLUSTER) around.pop();
    const parent = around.at(-1);
    const limit = parent?.end ?? size;
    const end = element.size === undefined ? limit : begin + element.size;
    if (end > limit || !isInPlace(element, parent, seen)) return false;
    if (!(await count(element, { head: at, end }, seen, read))) return false;
    const holds = HOLD.has(id) || PARTS.has(id);
    if (holds) around.push({ id, end, isOpen: element.size === undefined });
    if (around.length > MOST.depth) return false;
    at = holds ? begin : end;
  }
  return areFair(seen);
}

/**
 * Whether the elements of a Matroska file lie within one another, not too deep, and are no more than a film of half a minute is made
 * of: whoever reads one believes it, and would count for as long as it says.
 */
export async function hasShapeOfMatroska(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return await hasFairElements(file);
  } finally {
    await file.close();
  }
}
