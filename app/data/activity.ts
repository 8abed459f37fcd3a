import { mobileCalls } from '@parvis/api/calls/mobile';
import { client } from './client.ts';
import { isUnreadKnown, noteUnread } from './useUnreadCount.ts';

/**
 * What is unread at the customer of the page, for the bar of a page that fetches no cases: whoever comes back to a place sees
 * that an answer waits. Never rejects.
 */
export async function noteActivity(cuid: string): Promise<void> {
  try {
    const cases = await client.call(mobileCalls.statusActivity, { cuid, body: {} });
    // A list of all customers knows more.
    if (!isUnreadKnown()) noteUnread(cases);
  } catch {
    // Without it the bar says nothing of what is unread.
  }
}
