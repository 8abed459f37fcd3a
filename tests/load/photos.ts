import { randomBytes } from 'node:crypto';
import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { PART_BYTES } from '@parvis/api/constants';
import sharp from 'sharp';
import { cookieOf } from './calls.ts';
import type { Connection } from './http.ts';

/** Whose server it is. */
export const CUSTOMER = { cuid: 'load' };

/** An id as a device makes it. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A photo of noise, which no encoder makes small. */
export const noise = (width: number, height: number, orientation = 1) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  }).withMetadata({ orientation });

/** What became of a photo. */
interface Outcome {
  readonly state: string;
  /** From the last byte of the file until it was read, milliseconds. */
  readonly ms: number;
}

/** Sends a photo as a device does; its last part is answered once it is read. */
export async function sendPhoto(
  connection: Connection,
  person: number,
  bytes: Buffer,
  id = newId(),
): Promise<Outcome> {
  const path = callAddress(mobileCalls.mediaPart, CUSTOMER);
  for (let at = 0; ; at += PART_BYTES) {
    const begun = performance.now();
    const answer = await connection.call({
      path: `${path}?id=${id}&at=${at}&of=${bytes.length}`,
      cookie: cookieOf(person),
      bytes: bytes.subarray(at, at + PART_BYTES),
    });
    const { state } = JSON.parse(answer).rslt.data[0];
    if (state !== 'partial' || at + PART_BYTES >= bytes.length)
      return { state, ms: performance.now() - begun };
  }
}
