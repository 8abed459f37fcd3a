import { mobileCalls } from '@parvis/api/calls/mobile';
import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import { CallFailed, type Client } from '@parvis/api/client';
import { PART_BYTES } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { sendingBytes } from '@parvis/api/sendingBytes';
import type { OutboxItem, QueuedFile } from '../api/outboxItems.ts';
import { UploadPaused, VirusScanPending } from './classifyError.ts';

type Item = Pick<OutboxItem, 'kind' | 'cuid'>;
type Calls = Pick<Client, 'call'>;

/** @returns the server's progress. @throws CallFailed, also for a refused file */
async function sendPart(
  client: Calls,
  { kind, cuid }: Item,
  { id, blob }: QueuedFile,
  { at, end, index }: { at: number; end: number; index: number },
): Promise<Received | undefined> {
  const call = kind === 'staffMedia' ? townDiscussCalls.mediaPart : mobileCalls.mediaPart;
  const send = sendingBytes(blob.slice(at, end));
  const [said] = await client.call(call, { cuid, body: { id, at, of: blob.size }, send });
  if (said?.state === 'checking') throw new VirusScanPending();
  if (said?.state !== 'refused') return said;
  const path = `body.files.${index}`;
  const error = { code: 'badRequest', path, reason: said.reason ?? 'format' } as const;
  throw new CallFailed(call.path, { kind: 'refused', status: 400, error });
}

export type OnProgress = (fileId: string, bytes: number) => void;

interface UploadContext {
  readonly index: number;
  readonly isHeld: () => boolean;
  readonly report: (bytes: number) => void;
}

/** Resumes where it stopped. @throws CallFailed */
async function uploadFile(
  client: Calls,
  item: Item,
  file: QueuedFile,
  { index, isHeld, report }: UploadContext,
): Promise<void> {
  const send = async (at: number, end: number) => {
    const said = await sendPart(client, item, file, { at, end, index });
    if (said) report(said.state === 'partial' ? said.received : file.blob.size);
    return said;
  };
  // An empty part queries progress, also of an earlier page.
  let said = await send(0, 0);
  for (let tries = 0; said?.state === 'partial' && tries < 2 && !isHeld(); ) {
    const at = said.received;
    said = await send(at, at + PART_BYTES);
    // Resends a lost part once.
    if (said && said.received <= at) tries += 1;
  }
}

/** A paused file stops after its part. @throws CallFailed, UploadPaused */
export const createUploader = (client: Calls, onProgress: OnProgress = () => undefined) => {
  const told = new Set<string>();
  return async (
    item: Item,
    files: readonly QueuedFile[],
    isHeldNow: (fileId: string) => boolean = () => false,
  ): Promise<void> => {
    for (const [index, file] of files.entries()) {
      const isHeld = () => isHeldNow(file.id);
      const reportProgress = (bytes: number) => {
        told.add(file.id);
        onProgress(file.id, bytes);
      };
      // Queries once the progress of a file paused before a reload.
      if (isHeld() && told.has(file.id)) continue;
      const poster = file.video?.poster;
      if (poster && !isHeld())
        await uploadFile(client, item, poster, { index, isHeld, report: () => undefined });
      await uploadFile(client, item, file, { index, isHeld, report: reportProgress });
    }
    if (files.some(({ id }) => isHeldNow(id))) throw new UploadPaused();
  };
};
