import type { Translate } from '@parvis/locales/translate';
import type { OutboxItem } from '../../lib/api/outgoing.ts';

/** What waits in a conversation, as whoever is here may read it. */
export type WaitingItem = OutboxItem & {
  /** It was written as somebody whom this device is not any more: it does not go. */
  readonly stranded?: true;
};

/** What waits, as this person may read it: no word of what somebody wrote who can sign in again. */
export function asReadBy(crUid: string, item: OutboxItem, t: Translate): WaitingItem {
  if (item.crUid === crUid) return item;
  return { ...item, stranded: true, ...(item.known && { shown: { txt: t('home.unsent.known') } }) };
}

/** Whether it does not go by itself any more: its person decides. */
export const isUnsent = ({ refused, stranded }: WaitingItem): boolean =>
  refused !== undefined || stranded === true;
