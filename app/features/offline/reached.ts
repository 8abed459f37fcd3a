import { addresses } from '@parvis/api/addresses';

/** Timeout, milliseconds: a network may swallow everything. */
const PATIENCE = 3_000;

const pause = (): Promise<undefined> => new Promise((end) => setTimeout(end, PATIENCE, undefined));

/** Whether the server answers now. */
export async function isReached(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const asked = fetch(addresses.build.template, { cache: 'no-store' }).catch(() => undefined);
  return (await Promise.race([asked, pause()]))?.ok === true;
}
