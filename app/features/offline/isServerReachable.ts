import { addresses } from '@parvis/api/addresses';

/** Milliseconds: a network may drop everything silently. */
const TIMEOUT = 3_000;

const pause = (): Promise<undefined> => new Promise((end) => setTimeout(end, TIMEOUT, undefined));

export async function isServerReachable(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const asked = fetch(addresses.build.template, { cache: 'no-store' }).catch(() => undefined);
  return (await Promise.race([asked, pause()]))?.ok === true;
}
