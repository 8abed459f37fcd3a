import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { CallFailed, type Client } from '@parvis/api/client';
import { PART_BYTES } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { sendingBytes } from '@parvis/api/sendingBytes';
import type { HeldFile, OutboxItem } from '../outgoing.ts';
import { BeingChecked } from './verdict.ts';

type Item = Pick<OutboxItem, 'kind' | 'cuid'>;
type Calls = Pick<Client, 'call'>;

/** Sends a part of a file: what the server has of it by then. @throws CallFailed, also where the file is none that is taken */
async function sendPart(
  client: Calls,
  { kind, cuid }: Item,
  { id, blob }: HeldFile,
  { at, end, index }: { at: number; end: number; index: number },
): Promise<Received | undefined> {
  const call = kind === 'staffMedia' ? townCalls.mediaPart : mobileCalls.mediaPart;
  const send = sendingBytes(blob.slice(at, end));
  const [said] = await client.call(call, { cuid, body: { id, at, of: blob.size }, send });
  if (said?.state === 'checking') throw new BeingChecked();
  if (said?.state !== 'refused') return said;
  const path = `body.files.${index}`;
  const error = { code: 'badRequest', path, reason: said.reason ?? 'format' } as const;
  throw new CallFailed(call.path, { kind: 'refused', status: 400, error });
}

/** Brings a file to the server, from where it stopped before; nothing where the server has it. @throws CallFailed */
async function carryFile(client: Calls, item: Item, file: HeldFile, index: number): Promise<void> {
  // No bytes at all ask where it stands: it may have been begun before this page was opened.
  let said = await sendPart(client, item, file, { at: 0, end: 0, index });
  for (let tries = 0; said?.state === 'partial' && tries < 2; ) {
    const at = said.received;
    said = await sendPart(client, item, file, { at, end: at + PART_BYTES, index });
    // A server that has lost a part asks for it again, once.
    if (said && said.received <= at) tries += 1;
  }
}

/** Brings the files of a message to the server, before the message that shows them; it throws what the calls do. */
export const carryWith =
  (client: Calls) =>
  async (item: Item, files: readonly HeldFile[]): Promise<void> => {
    for (const [index, file] of files.entries()) {
      if (file.video?.poster) await carryFile(client, item, file.video.poster, index);
      await carryFile(client, item, file, index);
    }
  };
