/** Boxes that hold boxes, on the way to those with dates. */
const HOLD = new Set(['moov', 'trak', 'mdia']);
/** Boxes that begin with when something was made and changed. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);
/** Before the dates: length, name, version with flags. */
const HEAD = 8;
const DATES_AT = HEAD + 4;

/** Puts zeros in place of the dates of an ISO file that was written here: whoever writes one puts the hour of writing into each track. */
export function withoutDates(bytes: Buffer, from = 0, to = bytes.length): void {
  for (let at = from; at + DATES_AT <= to; ) {
    const size = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + HEAD);
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + HEAD)) : size;
    if (length < HEAD) return;
    if (HOLD.has(name)) withoutDates(bytes, at + HEAD, at + length);
    if (DATED.has(name)) {
      const wide = bytes[at + HEAD] === 1 ? 8 : 4;
      bytes.fill(0, at + DATES_AT, at + DATES_AT + 2 * wide);
    }
    at += length;
  }
}
