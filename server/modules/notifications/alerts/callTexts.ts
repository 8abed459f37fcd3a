import { wordsIn } from '@parvis/locales/wordsIn';
import { text } from '../../../platform/lib/texts.ts';
import { type StaffMailOf, staffLink, staffMail } from '../../messaging/mailTexts.ts';
import { smsOf } from '../../messaging/smsTexts.ts';
import type { CalledTo } from './called.ts';

const MINUTE = 60_000;

interface Call extends StaffMailOf {
  readonly cases: readonly Pick<CalledTo, 'csid' | 'nbr' | 'since' | 'urgent'>[];
  readonly now: Date;
}

const minutesOf = (since: Date, now: Date): number =>
  Math.max(1, Math.round((now.getTime() - since.getTime()) / MINUTE));

export function callMail(call: Call) {
  const { cases, locale, now } = call;
  const nbr = cases[0]?.nbr ?? '';
  const danger = cases.some(({ urgent }) => urgent);
  return staffMail(call, (site) => ({
    subject:
      cases.length > 1
        ? text('mail.call.subject.many', locale, { count: cases.length })
        : text(danger ? 'mail.call.subject.danger' : 'mail.call.subject', locale, { nbr }),
    paragraphs: cases.map((one) =>
      text(one.urgent ? 'mail.call.text.danger' : 'mail.call.text', locale, {
        ...{ nbr: one.nbr, minutes: minutesOf(one.since, now) },
      }),
    ),
    why: text('mail.call.why', locale, { site }),
  }));
}

export function callSms(call: Call): string {
  const { cases, customer, locale, now, origin, end } = call;
  const [first] = cases;
  const link = staffLink(cases, { origin, cuid: customer.cuid });
  return smsOf(wordsIn(customer.lbl, locale), (site) =>
    text('sms.call.text', locale, {
      ...{ site, end, link, nbr: first?.nbr ?? '' },
      minutes: minutesOf(first?.since ?? now, now),
    }),
  );
}
