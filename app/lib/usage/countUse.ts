import type { CustomerInfo } from '@parvis/api/entities/customer';
import { USAGE_MAX, type Usage } from '@parvis/api/entities/usage';
import { boot } from '../boot/boot.ts';
import { sendCounts } from './sendCounts.ts';

type Countable = Pick<CustomerInfo, 'cuid' | 'countUsage'>;

interface Refusable {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Do Not Track or Global Privacy Control. */
export const refusesTracking = (browser: Refusable = navigator): boolean =>
  browser.globalPrivacyControl === true || browser.doNotTrack === '1';

export const mayCount = ({ countUsage }: Countable): boolean => countUsage === true && !refusesTracking();

/** Batch delay, milliseconds; leaving the page flushes. */
const GATHER = 10_000;

const waiting = new Map<string, Usage[]>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Offline, waits for the next count or the network. */
async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const all = [...waiting];
  waiting.clear();
  const sendSome = async (cuid: string, some: readonly Usage[]) => {
    if (!(await sendCounts(cuid, some))) waiting.set(cuid, [...some, ...(waiting.get(cuid) ?? [])]);
  };
  await Promise.all(
    all.flatMap(([cuid, usage]) =>
      Array.from({ length: Math.ceil(usage.length / USAGE_MAX) }, (_, at) =>
        sendSome(cuid, usage.slice(at * USAGE_MAX, (at + 1) * USAGE_MAX)),
      ),
    ),
  );
}

const flushNow = (): void => void flush();

let isWatching = false;
function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushNow();
  });
  window.addEventListener('pagehide', flushNow);
  window.addEventListener('online', flushNow);
}

/** If customer and browser allow; never waits or fails. */
export function countUse(customer: Countable, ...usage: readonly Usage[]): void {
  if (!mayCount(customer)) return;
  watchPage();
  waiting.set(customer.cuid, [...(waiting.get(customer.cuid) ?? []), ...usage]);
  timer ??= setTimeout(flushNow, GATHER);
}

/** For the customer of the page's code. */
export function countPageUse(usage: Usage): void {
  if (boot?.scan && !boot.scan.fake) countUse(boot.scan.cstmr, usage);
}
