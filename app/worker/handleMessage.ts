import * as z from 'zod/mini';
import { workerContextSchema } from '../features/notifications/workerContext.ts';
import { saveWorkerContext } from '../features/notifications/workerStorage.ts';
import { messageTypes as notified } from '../features/offline/messageTypes.ts';
import { clearStore, stores } from '../features/offline/stores.ts';
import type { WorkerMessage, WorkerRequest } from '../features/offline/workerMessages.ts';
import type { WorkerMessageEvent } from './workerScope.ts';

type ReceivedMessage = Pick<WorkerMessageEvent, 'data' | 'source'>;

const handlers: Readonly<
  Record<
    WorkerRequest['type'] | typeof notified.about,
    (heard: ReceivedMessage, revision: string, bring: () => Promise<unknown>) => Promise<unknown>
  >
> = {
  revision: async ({ source }, revision) => {
    const answer: WorkerMessage = { type: 'revision', revision };
    source?.postMessage(answer);
  },
  clearFiles: async ({ source }, revision, bring) => {
    await clearStore(stores.files);
    await bring();
    const answer: WorkerMessage = { type: 'cleared', revision };
    source?.postMessage(answer);
  },
  [notified.about]: async ({ data }) => {
    const { success, data: parsed } = z.safeParse(z.object({ about: workerContextSchema }), data);
    if (success) await saveWorkerContext(parsed.about);
  },
};

/** Logs unknown messages. `bring` downloads build files. */
export async function handleMessage(
  heard: ReceivedMessage,
  revision: string,
  bring: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { type } = Object(heard.data) as { readonly type?: unknown };
  if (typeof type === 'string' && Object.hasOwn(handlers, type))
    await handlers[type as keyof typeof handlers](heard, revision, bring);
  else console.warn('Ignored an unknown message of a page', { event: 'page_message_unknown', type });
}
