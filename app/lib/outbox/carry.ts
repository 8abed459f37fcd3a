import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { CallFailed, type Client } from '@parvis/api/client';
import { PART_BYTES } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { sendingBytes } from '@parvis/api/sendingBytes';
import type { HeldFile, OutboxItem } from '../api/outgoing.ts';
import { BeingChecked, HeldBack } from './verdict.ts';

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

/** Told of each answer: how many bytes of a file the server has. */
export type OnProgress = (fileId: string, bytes: number) => void;

/** Where a file stands in its message, and what there is to ask and to tell on its way. */
interface Way {
  readonly index: number;
  readonly isHeld: () => boolean;
  readonly tell: (bytes: number) => void;
}

/** Brings a file to the server, from where it stopped before; nothing where the server has it. @throws CallFailed */
async function carryFile(
  client: Calls,
  item: Item,
  file: HeldFile,
  { index, isHeld, tell }: Way,
): Promise<void> {
  const send = async (at: number, end: number) => {
    const said = await sendPart(client, item, file, { at, end, index });
    if (said) tell(said.state === 'partial' ? said.received : file.blob.size);
    return said;
  };
  // No bytes at all ask where it stands: it may have been begun before this page was opened.
  let said = await send(0, 0);
  for (let tries = 0; said?.state === 'partial' && tries < 2 && !isHeld(); ) {
    const at = said.received;
    said = await send(at, at + PART_BYTES);
    // A server that has lost a part asks for it again, once.
    if (said && said.received <= at) tries += 1;
  }
}

/** Uploads the files of a message before it is sent; a held one stops after its part. @throws CallFailed, HeldBack */
export const carryWith = (client: Calls, onProgress: OnProgress = () => undefined) => {
  const told = new Set<string>();
  return async (
    item: Item,
    files: readonly HeldFile[],
    isHeldNow: (fileId: string) => boolean = () => false,
  ): Promise<void> => {
    for (const [index, file] of files.entries()) {
      const isHeld = () => isHeldNow(file.id);
      const tell = (bytes: number) => {
        told.add(file.id);
        onProgress(file.id, bytes);
      };
      // Of one that was held before this page was opened it is shown how far it came.
      if (isHeld() && told.has(file.id)) continue;
      const poster = file.video?.poster;
      if (poster && !isHeld())
        await carryFile(client, item, poster, { index, isHeld, tell: () => undefined });
      await carryFile(client, item, file, { index, isHeld, tell });
    }
    if (files.some(({ id }) => isHeldNow(id))) throw new HeldBack();
  };
};
