import type { Page, WorkerScope } from './scope.ts';

/** How long a page has to answer, milliseconds: one that is frozen, or of an older build, says nothing. */
const ANSWERS = 1_000;

/** All pages of this site that are open, those that nobody has told about this worker too. */
export const openPages = ({ clients }: Pick<WorkerScope, 'clients'>): Promise<readonly Page[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Tells a page something, and hears whether it says yes. */
export function ask(page: Page, message: unknown): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (answer: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(false), ANSWERS);
    port1.onmessage = ({ data }) => end(data === true);
    page.postMessage(message, [port2]);
  });
}
