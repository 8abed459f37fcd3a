import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { text } from '../base/texts.ts';
import type { Customer } from '../customers/customers.ts';
import { type WrittenMail, writtenMail } from '../delivery/mailTexts.ts';
import { smsOf } from '../delivery/smsTexts.ts';
import type { CalledTo } from './called.ts';

const MINUTE = 60_000;

/** What a call is about: a case, or several. */
interface Call {
  readonly cases: readonly Pick<CalledTo, 'csid' | 'nbr' | 'since' | 'urgent'>[];
  readonly customer: Pick<Customer, 'cuid' | 'lbl' | 'light' | 'dark' | 'appShape'>;
  readonly locale: Locale;
  readonly now: Date;
  readonly origin: string;
  /** Where such messages are ended. */
  readonly end: string;
}

const minutesOf = (since: Date, now: Date): number =>
  Math.max(1, Math.round((now.getTime() - since.getTime()) / MINUTE));

/** The case, else the board. */
const linkOf = ({ cases, customer: { cuid }, origin }: Call): string =>
  `${origin}/staff/${cuid}${cases.length === 1 ? `/${cases[0]?.csid}` : ''}`;

/** The mail by which a member of staff is called: the facts and a link, nothing of what was reported. */
export function callMail(call: Call): WrittenMail & { readonly unsubscribe: string } {
  const { cases, customer, locale, now, end } = call;
  const site = wordsIn(customer.lbl, locale);
  const [first] = cases;
  const danger = cases.some(({ urgent }) => urgent);
  const subject =
    cases.length > 1
      ? text('mail.call.subject.many', locale, { count: cases.length })
      : text(danger ? 'mail.call.subject.danger' : 'mail.call.subject', locale, { nbr: first?.nbr ?? '' });
  const mail = writtenMail(
    {
      subject,
      paragraphs: [
        text('mail.news.hello', locale),
        ...cases.map(({ nbr, since, urgent }) =>
          text(urgent ? 'mail.call.text.danger' : 'mail.call.text', locale, {
            nbr,
            minutes: minutesOf(since, now),
          }),
        ),
      ],
      action: {
        label: text(cases.length > 1 ? 'mail.call.board' : 'mail.call.open', locale),
        href: linkOf(call),
      },
      foot: [
        { text: text('mail.call.why', locale, { site }) },
        { text: text('mail.news.end', locale), href: end },
      ],
    },
    { locale, site, look: { light: customer.light, dark: customer.dark, shape: customer.appShape } },
  );
  return { ...mail, unsubscribe: end };
}

/** The same in an SMS, of the case that waits longest. */
export function callSms(call: Call): string {
  const { cases, customer, locale, now, end } = call;
  const [first] = cases;
  return smsOf(wordsIn(customer.lbl, locale), (site) =>
    text('sms.call.text', locale, {
      ...{ site, end, link: linkOf(call), nbr: first?.nbr ?? '' },
      minutes: minutesOf(first?.since ?? now, now),
    }),
  );
}
