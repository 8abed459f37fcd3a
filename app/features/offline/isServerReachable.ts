import { addresses } from '@parvis/api/addresses';

/** Timeout, milliseconds: a network may swallow everything. */
const TIMEOUT = 3_000;

const pause = (): Promise<undefined> => new Promise((end) => setTimeout(end, TIMEOUT, undefined));

/** Whether the server answers now. */
export async function isServerReachable(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const asked = fetch(addresses.build.template, { cache: 'no-store' }).catch(() => undefined);
  return (await Promise.race([asked, pause()]))?.ok === true;
}
