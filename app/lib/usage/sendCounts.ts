import { callAddress } from '@parvis/api/call';
import { statsCalls } from '@parvis/api/calls/stats';
import type { Usage } from '@parvis/api/entities/usage';
import type { OutboxItem } from '../api/outboxItems.ts';

/** Without cookies, also on unload; false if offline. */
export async function sendCounts(cuid: string, [first, ...others]: readonly Usage[]): Promise<boolean> {
  if (!first) return true;
  const body = JSON.stringify({ cuid, ...first, ...(others.length > 0 && { others }) });
  const url = callAddress(statsCalls.statsSend, {});
  const headers = { 'content-type': 'application/json' };
  try {
    // Without `keepalive`, unload drops requests.
    if (!('keepalive' in Request.prototype) && navigator.sendBeacon)
      return navigator.sendBeacon(url, new Blob([body], { type: headers['content-type'] }));
    await fetch(url, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}

/** Delay of a report sent later, milliseconds. */
const LATER = 60_000;

/** If the report's page allowed it. Also for the worker. */
export function countSentItem({
  cuid,
  created,
  usage,
}: Pick<OutboxItem, 'cuid' | 'created' | 'usage'>): void {
  if (!usage) return;
  const value = Date.now() - created > LATER ? 'later' : 'direct';
  void sendCounts(cuid, [...usage, { type: 'sending', value }]);
}
