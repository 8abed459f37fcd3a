import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { translate } from '../../platform/lib/texts.ts';
import type { Customer } from '../customers/service.ts';
import { type MessageContent, renderMail, renderSms } from '../messaging/service.ts';

interface OwnLinkMessage {
  readonly locale: Locale;
  readonly nbr: string;
  readonly link: string;
}

export const renderOwnLinkSms = (
  customer: Pick<Customer, 'lbl'>,
  { locale, nbr, link }: OwnLinkMessage,
): Extract<MessageContent, { kind: 'sms' }>['message'] => ({
  text: renderSms(wordsIn(customer.lbl, locale), (site) =>
    translate('sms.ownLink.text', locale, { site, nbr, link }),
  ),
});

export function renderOwnLinkMail(
  { lbl, light, dark, appShape: shape }: Pick<Customer, 'lbl' | 'light' | 'dark' | 'appShape'>,
  { locale, nbr, link }: OwnLinkMessage,
): Extract<MessageContent, { kind: 'mail' }>['message'] {
  const site = wordsIn(lbl, locale);
  return renderMail(
    {
      subject: translate('mail.ownLink.subject', locale, { nbr }),
      paragraphs: [
        translate('mail.news.hello', locale),
        translate('mail.ownLink.text', locale, { site, nbr }),
        translate('mail.ownLink.once', locale),
      ],
      action: { label: translate('mail.ownLink.open', locale), href: link },
      reply: translate('mail.reply.case', locale, { count: 1 }),
      foot: [{ text: translate('mail.ownLink.why', locale, { site }) }],
    },
    { locale, site, branding: { light, dark, shape } },
  );
}
