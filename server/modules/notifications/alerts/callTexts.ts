import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { translate } from '../../../platform/lib/texts.ts';
import { buildStaffLink, renderSms, renderStaffMail, type StaffMailInput } from '../../messaging/service.ts';
import { describeDeadline } from '../push/describeDeadline.ts';
import type { StaffCall } from './staffCalls.ts';

const MINUTE = 60_000;

interface CallInput extends StaffMailInput {
  readonly cases: readonly Pick<StaffCall, 'csid' | 'nbr' | 'since' | 'urgent' | 'called' | 'deadline'>[];
  readonly now: Date;
  /** The customer's time zone. */
  readonly zone: string;
}

const getMinutes = (since: Date, now: Date): number =>
  Math.max(1, Math.round((now.getTime() - since.getTime()) / MINUTE));

function describeCalled({ nbr, urgent, called }: CallInput['cases'][number], locale: Locale): string[] {
  if (!called) return [];
  const name = called.name ?? translate('name.staff', locale);
  const text = urgent ? 'mail.called.text.danger' : 'mail.called.text';
  return [
    translate(text, locale, { name, service: wordsIn(called.lbl ?? {}, locale), nbr }),
    ...(called.txt === null ? [] : [translate('mail.called.note', locale, { txt: called.txt })]),
  ];
}

function renderCalledMail(call: CallInput) {
  const { cases, locale } = call;
  const nbr = cases[0]?.nbr ?? '';
  const danger = cases.some(({ urgent }) => urgent);
  return renderStaffMail(call, (site) => ({
    subject:
      cases.length > 1
        ? translate('mail.called.subject.many', locale, { count: cases.length })
        : translate(danger ? 'mail.called.subject.danger' : 'mail.called.subject', locale, { nbr }),
    paragraphs: cases.flatMap((one) => describeCalled(one, locale)),
    why: translate('mail.called.why', locale, { site }),
  }));
}

function describeAssigned({ nbr, urgent, called }: CallInput['cases'][number], locale: Locale): string[] {
  if (!called) return [];
  const text = urgent ? 'mail.assigned.text.danger' : 'mail.assigned.text';
  return [
    translate(called.name === null ? 'mail.assigned.turn' : text, locale, { name: called.name ?? '', nbr }),
    ...(called.txt === null ? [] : [translate('mail.assigned.note', locale, { txt: called.txt })]),
  ];
}

function renderAssignedMail(call: CallInput) {
  const { cases, locale } = call;
  const nbr = cases[0]?.nbr ?? '';
  return renderStaffMail(call, (site) => ({
    subject:
      cases.length > 1
        ? translate('mail.assigned.subject.many', locale, { count: cases.length })
        : translate('mail.assigned.subject', locale, { nbr }),
    paragraphs: cases.flatMap((one) => describeAssigned(one, locale)),
    why: translate('mail.assigned.why', locale, { site }),
  }));
}

function renderDeadlineMail(call: CallInput) {
  const { cases, locale, zone } = call;
  const paragraphs = cases.flatMap(({ nbr, deadline }) =>
    deadline ? [describeDeadline(nbr, deadline, { zone, locale })] : [],
  );
  return renderStaffMail(call, (site) => ({
    subject:
      cases.length > 1
        ? translate('mail.deadline.subject.many', locale, { count: cases.length })
        : (paragraphs[0] ?? ''),
    paragraphs,
    why: translate('mail.deadline.why', locale, { site }),
  }));
}

/** Cases are all called, all assigned, all about deadlines, or none of these. */
export function renderCallMail(call: CallInput) {
  const { cases, locale, now } = call;
  if (cases[0]?.called) return cases[0].called.lbl ? renderCalledMail(call) : renderAssignedMail(call);
  if (cases[0]?.deadline) return renderDeadlineMail(call);
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
  const nbr = first?.nbr ?? '';
  const called = first?.called;
  if (called && !called.lbl)
    return renderSms(wordsIn(customer.lbl, locale), (site) =>
      translate('sms.assigned.text', locale, { site, end, link, nbr }),
    );
  if (called)
    return renderSms(wordsIn(customer.lbl, locale), (site) =>
      translate('sms.called.text', locale, {
        site,
        end,
        link,
        nbr,
        service: wordsIn(called.lbl ?? {}, locale),
      }),
    );
  return renderSms(wordsIn(customer.lbl, locale), (site) =>
    translate('sms.call.text', locale, {
      ...{ site, end, link, nbr },
      minutes: getMinutes(first?.since ?? now, now),
    }),
  );
}
