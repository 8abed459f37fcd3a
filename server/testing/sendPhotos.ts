import { mobileCalls } from '@parvis/api/calls/mobile';
import type { townCalls } from '@parvis/api/calls/town';
import { PART_BYTES } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { createId } from '../platform/lib/ids.ts';
import { getFirst, type Person } from './person.ts';

export type PhotoCalls =
  | Pick<typeof mobileCalls, 'mediaPart' | 'sendMedia'>
  | Pick<typeof townCalls, 'mediaPart' | 'sendMedia'>;

export const buildPart = (
  id: string,
  bytes: Buffer,
  at: number,
  length = PART_BYTES,
  options: { cuid?: string } = {},
) =>
  [
    { id, at, of: bytes.length },
    { ...options, bytes: bytes.subarray(at, at + length) },
  ] as const;

/** Parts of `length` bytes. */
export async function upload(
  person: Person,
  bytes: Buffer,
  { calls = mobileCalls as PhotoCalls, length = PART_BYTES, id = createId() } = {},
): Promise<{ id: string; said: Received }> {
  let said: Received = { received: 0, state: 'partial' };
  while (said.received < bytes.length && said.state === 'partial')
    said = getFirst(await person.call(calls.mediaPart, ...buildPart(id, bytes, said.received, length)));
  return { id, said };
}
