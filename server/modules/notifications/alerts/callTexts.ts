import { wordsIn } from '@parvis/locales/wordsIn';
import { translate } from '../../../platform/lib/texts.ts';
import { buildStaffLink, renderSms, renderStaffMail, type StaffMailInput } from '../../messaging/service.ts';
import type { StaffCall } from './staffCalls.ts';

const MINUTE = 60_000;

interface CallInput extends StaffMailInput {
  readonly cases: readonly Pick<StaffCall, 'csid' | 'nbr' | 'since' | 'urgent'>[];
  readonly now: Date;
}

const getMinutes = (since: Date, now: Date): number =>
  Math.max(1, Math.round((now.getTime() - since.getTime()) / MINUTE));

export function renderCallMail(call: CallInput) {
  const { cases, locale, now } = call;
  const nbr = cases[0]?.nbr ?? '';
  const danger = cases.some(({ urgent }) => urgent);
  return renderStaffMail(call, (site) => ({
    subject:
      cases.length > 1
        ? translate('mail.call.subject.many', locale, { count: cases.length })
        : translate(danger ? 'mail.call.subject.danger' : 'mail.call.subject', locale, { nbr }),
    paragraphs: cases.map((one) =>
      translate(one.urgent ? 'mail.call.text.danger' : 'mail.call.text', locale, {
        nbr: one.nbr,
        count: getMinutes(one.since, now),
      }),
    ),
    why: translate('mail.call.why', locale, { site }),
  }));
}

export function renderCallSms(call: CallInput): string {
  const { cases, customer, locale, now, origin, end } = call;
  const [first] = cases;
  const link = buildStaffLink(cases, { origin, cuid: customer.cuid });
  return renderSms(wordsIn(customer.lbl, locale), (site) =>
    translate('sms.call.text', locale, {
      ...{ site, end, link, nbr: first?.nbr ?? '' },
      minutes: getMinutes(first?.since ?? now, now),
    }),
  );
}
