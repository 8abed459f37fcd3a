import type { Page, WorkerScope } from './workerScope.ts';

/** Milliseconds: a frozen or older page stays silent. */
const REPLY_TIMEOUT = 1_000;

/** Includes uncontrolled pages. */
export const listPages = ({ clients }: Pick<WorkerScope, 'clients'>): Promise<readonly Page[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** @returns whether the page confirms */
export function requestReply(page: Page, message: unknown): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const finish = (answer: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(false), REPLY_TIMEOUT);
    port1.onmessage = ({ data }) => finish(data === true);
    page.postMessage(message, [port2]);
  });
}
