import * as z from 'zod/mini';
import { keepAbout } from '../features/notifications/kept.ts';
import { aboutSchema } from '../features/notifications/workerTold.ts';
import { told as notified } from '../features/offline/noticeTypes.ts';
import { emptyStore, stores } from '../features/offline/stores.ts';
import type { FromWorker, ToWorker } from '../features/offline/told.ts';
import type { Telling } from './scope.ts';

type Heard = Pick<Telling, 'data' | 'source'>;

/** What is done with what a page tells, by its type. */
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

/** Does what a page asks for; unknown messages are logged. `bring`: fetches the files of this build. */
export async function hear(
  heard: Heard,
  revision: string,
  bring: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { type } = Object(heard.data) as { readonly type?: unknown };
  if (typeof type === 'string' && Object.hasOwn(told, type))
    await told[type as keyof typeof told](heard, revision, bring);
  else console.warn('service worker', 'unknown message', type);
}
