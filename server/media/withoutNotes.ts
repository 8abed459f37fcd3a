/** By codec: where its configuration says how long lengths are, and the kinds of units that hold notes of the encoder. */
const CODECS = {
  avc: { lengthAt: 4, kindOf: (first: number) => first & 0x1f, notes: [6] },
  hevc: { lengthAt: 21, kindOf: (first: number) => (first >> 1) & 0x3f, notes: [39, 40] },
} as const;

const bytesOf = (data: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

/** What takes notes out of the pictures of a video. */
export type Without = (data: Uint8Array) => Uint8Array;

/**
 * Takes the notes out of pictures in H.264 and HEVC (supplemental information): camcorders write place, hour and settings there.
 * Nothing that is seen goes with them. Of other codecs, and where units are not told apart by their lengths, pictures stay as they are.
 */
export function withoutNotes(codec: string, description: AllowSharedBufferSource | undefined): Without {
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
