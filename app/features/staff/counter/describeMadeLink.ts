import type { MadeLink } from '@parvis/api/entities/intake';
import { displayDay } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';

/** Page for typing the number. */
const formatNumberAddress = (): string => `${location.host.replace(/^www\./, '')}/n`;

/** Sentences to read aloud. */
export function describeMadeLink(
  link: MadeLink,
  { wanted }: { readonly wanted?: string | undefined },
  { t, locale }: TextStore,
): string[] {
  const date = displayDay(locale(), new Date(link.endsAt));
  if (link.number === undefined)
    return [t(link.sent === 'mail' ? 'intake.sent.mail' : 'intake.sent.sms', { to: link.to ?? '', date })];
  return [
    ...(wanted !== undefined && wanted !== 'number' ? [t('intake.notSent')] : []),
    t('intake.number', { address: formatNumberAddress(), date }),
  ];
}
