import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The bytes that were packed. What goes wrong where they come from goes wrong here: whoever reads them waits for nothing. */
export const unpacked = (packed: AsyncIterable<Buffer>): AsyncIterable<Buffer> =>
  pipeline(Readable.from(packed), createGunzip(), () => undefined);
