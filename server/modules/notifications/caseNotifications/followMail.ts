import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { translate } from '../../../platform/lib/texts.ts';
import type { Customer } from '../../customers/service.ts';
import { type RenderedMail, renderMail } from '../../messaging/service.ts';
import type { NewsLinks } from './newsMail.ts';

/** Omits text, names and numbers. */
export function renderFollowMail(
  cases: readonly { readonly csid: string }[],
  customer: Pick<Customer, 'cuid' | 'lbl' | 'light' | 'dark' | 'appShape'>,
  locale: Locale,
  { origin, end }: NewsLinks,
): RenderedMail & { readonly unsubscribe: string } {
  const site = wordsIn(customer.lbl, locale);
  const [first] = cases;
  const count = cases.length;
  const path = count === 1 && first ? `/m/follow/${customer.cuid}/${first.csid}` : '/m/home';
  const mail = renderMail(
    {
      subject: translate('mail.follow.subject', locale, { count }),
      paragraphs: [
        translate('mail.news.hello', locale),
        translate('mail.follow.text', locale, { site, count }),
      ],
      action: { label: translate('mail.follow.open', locale), href: `${origin}${path}` },
      reply: translate('mail.reply.case', locale, { count }),
      foot: [
        { text: translate('mail.follow.why', locale) },
        { text: translate('mail.news.end', locale), href: end },
      ],
    },
    { locale, site, branding: { light: customer.light, dark: customer.dark, shape: customer.appShape } },
  );
  return { ...mail, unsubscribe: end };
}
