import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { text } from '../base/texts.ts';
import type { Customer } from '../customers/customers.ts';
import { type WrittenMail, writtenMail } from '../delivery/mailTexts.ts';
import { smsOf } from '../delivery/smsTexts.ts';

/** A case in which its visitor wrote. */
interface Written {
  readonly csid: string;
  readonly nbr: string;
}

/** What staff are told of, and where. */
interface Told {
  /** A case stands in it as often as something was written. */
  readonly cases: readonly Written[];
  readonly locale: Locale;
  readonly origin: string;
  /** Where such messages are ended. */
  readonly end: string;
}

const eachOnce = (cases: readonly Written[]): readonly Written[] => [
  ...new Map(cases.map((one) => [one.csid, one])).values(),
];

/** The case, else the board. */
const linkTo = (cases: readonly Written[], origin: string, cuid: string): string =>
  `${origin}/staff/${cuid}${cases.length === 1 ? `/${cases[0]?.csid}` : ''}`;

/** The mail that says to staff that a visitor wrote in cases of theirs: the fact and a link, no word of it. */
export function staffMail({
  customer,
  danger,
  locale,
  origin,
  end,
  ...told
}: Told & {
  readonly danger: boolean;
  readonly customer: Pick<Customer, 'cuid' | 'lbl' | 'light' | 'dark' | 'appShape'>;
}): WrittenMail & { readonly unsubscribe: string } {
  const site = wordsIn(customer.lbl, locale);
  const cases = eachOnce(told.cases);
  const numbers = new Intl.ListFormat(locale).format(cases.map(({ nbr }) => nbr));
  const values = { numbers, count: cases.length };
  const mail = writtenMail(
    {
      subject: text(danger ? 'mail.staff.subject.danger' : 'mail.staff.subject', locale, values),
      paragraphs: [text('mail.news.hello', locale), text('mail.staff.text', locale, values)],
      action: {
        label: text(cases.length > 1 ? 'mail.call.board' : 'mail.call.open', locale),
        href: linkTo(cases, origin, customer.cuid),
      },
      foot: [
        { text: text('mail.staff.why', locale, { site }) },
        { text: text('mail.news.end', locale), href: end },
      ],
    },
    { locale, site, look: { light: customer.light, dark: customer.dark, shape: customer.appShape } },
  );
  return { ...mail, unsubscribe: end };
}

/** The SMS that says the same of a danger, of the case in which was written first. */
export function staffSms({
  site,
  cuid,
  locale,
  origin,
  end,
  ...told
}: Told & { site: string; cuid: string }): string {
  const cases = eachOnce(told.cases);
  return smsOf(site, (name) =>
    text('sms.staff.text', locale, {
      ...{ site: name, end, link: linkTo(cases, origin, cuid), nbr: cases[0]?.nbr ?? '' },
    }),
  );
}
