import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { CallFailed, type Client } from '@parvis/api/client';
import { PART_BYTES } from '@parvis/api/constants';
import type { HeldFile, OutboxItem } from '../outgoing.ts';

async function base64Of(part: Blob): Promise<string> {
  let signs = '';
  for (const byte of new Uint8Array(await part.arrayBuffer())) signs += String.fromCharCode(byte);
  return btoa(signs);
}

type Item = Pick<OutboxItem, 'kind' | 'cuid'>;
type Calls = Pick<Client, 'call'>;

/** Brings a file to the server, from where it stopped before; nothing where the server has it. @throws CallFailed */
async function carryFile(
  client: Calls,
  { kind, cuid }: Item,
  { id, blob }: HeldFile,
  index: number,
): Promise<void> {
  const call = kind === 'staffMedia' ? townCalls.mediaPart : mobileCalls.mediaPart;
  for (let at = 0, tries = 0; tries < 2; ) {
    const part = await base64Of(blob.slice(at, at + PART_BYTES));
    const [said] = await client.call(call, { cuid, body: { id, at, of: blob.size, part } });
    if (!said || said.state === 'ready') return;
    if (said.state === 'refused') {
      const error = {
        code: 'badRequest',
        path: `body.files.${index}`,
        reason: said.reason ?? 'format',
      } as const;
      throw new CallFailed(call.path, { kind: 'refused', status: 400, error });
    }
    // A server that has lost a part asks for it again, once.
    if (said.received <= at) tries += 1;
    at = said.received;
  }
}

/** Brings the files of a message to the server, before the message that shows them; it throws what the calls do. */
export const carryWith =
  (client: Calls) =>
  async (item: Item, files: readonly HeldFile[]): Promise<void> => {
    for (const [index, file] of files.entries()) await carryFile(client, item, file, index);
  };
