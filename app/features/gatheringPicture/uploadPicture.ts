import type { Client } from '@parvis/api/client';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { classifyError } from '../../lib/outbox/classifyError.ts';
import { createUploader } from '../../lib/outbox/uploadFiles.ts';

const TRIES = 6;
const PAUSE_MS = 2_000;

/** The server is busy, or still reading it. */
const isTransient = (error: unknown): boolean => !['refused', 'stuck'].includes(classifyError(error).kind);

/** Retries while the server is busy. @throws CallFailed */
export async function uploadPicture(
  client: Pick<Client, 'call'>,
  { side, cuid }: { readonly side: 'mobile' | 'town'; readonly cuid: string },
  file: QueuedFile,
  pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<void> {
  const kind = side === 'town' ? 'staffMedia' : 'media';
  for (let tries = 1; ; tries += 1) {
    try {
      return await createUploader(client)({ kind, cuid }, [file]);
    } catch (error) {
      if (tries === TRIES || !isTransient(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}
