/** By codec: where its configuration says how long lengths are, and the kinds of units that hold notes of the encoder. */
const CODECS = {
  avc: { lengthAt: 4, kindOf: (first: number) => first & 0x1f, notes: [6] },
  hevc: { lengthAt: 21, kindOf: (first: number) => (first >> 1) & 0x3f, notes: [39, 40] },
} as const;

const bytesOf = (data: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

/** Removes the notes from the data of one picture. */
type RemoveNotes = (data: Uint8Array) => Uint8Array;

/**
 * Removes supplemental information (SEI units) from H.264 and HEVC pictures: camcorders write place, hour and settings there, and nothing
 * visible. Other codecs, and streams without a description, are left as they are.
 */
export function noteRemover(codec: string, description: AllowSharedBufferSource | undefined): RemoveNotes {
  const known = codec === 'avc' || codec === 'hevc' ? CODECS[codec] : undefined;
  if (!known || !description) return (data) => data;
  const size = ((bytesOf(description)[known.lengthAt] ?? 3) & 3) + 1;
  const isNote = (first: number): boolean => known.notes.some((kind) => kind === known.kindOf(first));
  return (data) => {
    const kept: Uint8Array[] = [];
    for (let at = 0; at + size < data.length; ) {
      let length = 0;
      for (let byte = 0; byte < size; byte += 1) length = length * 256 + (data[at + byte] ?? 0);
      const end = at + size + length;
      if (!isNote(data[at + size] ?? 0)) kept.push(data.subarray(at, end));
      at = end;
    }
    return Buffer.concat(kept);
  };
}

/** Boxes that hold boxes, on the way to those with dates. */
const PARENTS = new Set(['moov', 'trak', 'mdia']);
/** Boxes that begin with when something was made and changed. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);
/** Before the dates: length, name, version with flags. */
const BOX_HEAD = 8;
const DATES_AT = BOX_HEAD + 4;

/** Zeroes the creation and modification dates of an ISO file: mediabunny writes the hour of writing into each track, and has no option against it. */
export function clearDates(bytes: Buffer, from = 0, to = bytes.length): void {
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
