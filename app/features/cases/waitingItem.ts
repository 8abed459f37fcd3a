import type { Translate } from '@parvis/locales/translate';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';

export type WaitingItem = OutboxItem & {
  /** A former identity's: not sent. */
  readonly stranded?: true;
};

/** Hides the text of an identity that can sign in again. */
export function markStrandedItem(crUid: string, item: OutboxItem, t: Translate): WaitingItem {
  if (item.crUid === crUid) return item;
  return { ...item, stranded: true, ...(item.known && { shown: { txt: t('home.unsent.known') } }) };
}

/** Needs the person's decision. */
export const isUnsent = ({ refused, stranded }: WaitingItem): boolean =>
  refused !== undefined || stranded === true;
