import * as z from 'zod/mini';
import { keepAbout } from '../features/notifications/kept.ts';
import { aboutSchema } from '../features/notifications/workerTold.ts';
import { told as notified } from '../features/offline/noticeTypes.ts';
import { emptyStore, stores } from '../features/offline/stores.ts';
import type { FromWorker, ToWorker } from '../features/offline/told.ts';
import type { Telling } from './scope.ts';

type Heard = Pick<Telling, 'data' | 'source'>;

const told: Readonly<
  Record<
    ToWorker['type'] | typeof notified.about,
    (heard: Heard, revision: string, bring: () => Promise<unknown>) => Promise<unknown>
  >
> = {
  revision: async ({ source }, revision) => {
    const answer: FromWorker = { type: 'revision', revision };
    source?.postMessage(answer);
  },
  clearFiles: async ({ source }, revision, bring) => {
    await emptyStore(stores.files);
    await bring();
    const answer: FromWorker = { type: 'cleared', revision };
    source?.postMessage(answer);
  },
  [notified.about]: async ({ data }) => {
    const { success, data: came } = z.safeParse(z.object({ about: aboutSchema }), data);
    if (success) await keepAbout(came.about);
  },
};

/** Handles a page's message; unknown ones are logged. `bring` downloads the build's files. */
export async function hear(
  heard: Heard,
  revision: string,
  bring: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { type } = Object(heard.data) as { readonly type?: unknown };
  if (typeof type === 'string' && Object.hasOwn(told, type))
    await told[type as keyof typeof told](heard, revision, bring);
  else console.warn('Ignored an unknown message of a page', { event: 'page_message_unknown', type });
}
