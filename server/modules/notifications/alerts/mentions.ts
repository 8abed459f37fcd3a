import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { cases, noteMentions, notes } from '../../../platform/db/schema.ts';
import { translate } from '../../../platform/lib/texts.ts';
import { buildStaffLink, renderSms, renderStaffMail, type StaffMailInput } from '../../messaging/service.ts';
import type { StaffCall } from './staffCalls.ts';

export const loadDueMentions = async (tx: Tx, now: Date): Promise<string[]> => {
  const rows = await tx
    .select({ rlid: noteMentions.rlid })
    .from(noteMentions)
    .where(and(eq(noteMentions.over, false), lte(noteMentions.due, now)))
    .groupBy(noteMentions.rlid)
    .orderBy(noteMentions.rlid);
  return rows.map(({ rlid }) => rlid);
};

/** The caller serializes the alerts. Excludes the notes' text. */
export async function lockMentions(tx: Tx, rlid: string): Promise<StaffCall[]> {
  const rows = await tx
    .select({
      one: noteMentions,
      name: notes.name,
      cuid: cases.cuid,
      nbr: cases.nbr,
      danger: cases.danger,
      placeLbl: cases.placeLbl,
      lastMsgId: cases.lastMsgId,
    })
    .from(noteMentions)
    .innerJoin(notes, eq(notes.id, noteMentions.note))
    .innerJoin(cases, eq(cases.csid, noteMentions.csid))
    .where(and(eq(noteMentions.rlid, rlid), eq(noteMentions.over, false)))
    .orderBy(noteMentions.at, noteMentions.note)
    .for('update', { of: noteMentions, skipLocked: true });
  return rows.map(({ one, name, danger, ...eventCase }) => ({
    ...eventCase,
    ...{ csid: one.csid, since: one.at, step: 0, at: one.at.getTime(), urgent: danger, seen: one.seen },
    mention: { note: one.note, name },
    notifiedAt: {
      ...(one.pushedAt && { push: one.pushedAt.getTime() }),
      ...(one.mailedAt && { mail: one.mailedAt.getTime() }),
      ...(one.textedAt && { sms: one.textedAt.getTime() }),
    },
  }));
}

interface MentionInput extends StaffMailInput {
  readonly cases: readonly Pick<StaffCall, 'csid' | 'nbr' | 'urgent' | 'mention'>[];
}

const getName = ({ mention }: MentionInput['cases'][number], locale: Locale): string =>
  mention?.name ?? translate('name.staff', locale);

/** Excludes the notes' text. */
export function renderMentionMail(input: MentionInput) {
  const { cases: mentioned, locale } = input;
  const nbr = mentioned[0]?.nbr ?? '';
  const danger = mentioned.some(({ urgent }) => urgent);
  return renderStaffMail(input, (site) => ({
    subject:
      mentioned.length > 1
        ? translate('mail.mention.subject.many', locale, { count: mentioned.length })
        : translate(danger ? 'mail.mention.subject.danger' : 'mail.mention.subject', locale, { nbr }),
    paragraphs: mentioned.map((one) =>
      translate('mail.mention.text', locale, { name: getName(one, locale), nbr: one.nbr }),
    ),
    why: translate('mail.mention.why', locale, { site }),
  }));
}

export function renderMentionSms(input: MentionInput): string {
  const { cases: mentioned, customer, locale, origin, end } = input;
  const [first] = mentioned;
  const link = buildStaffLink(mentioned, { origin, cuid: customer.cuid });
  return renderSms(wordsIn(customer.lbl, locale), (site) =>
    translate('sms.mention.text', locale, {
      ...{ site, end, link, nbr: first?.nbr ?? '' },
      name: first ? getName(first, locale) : '',
    }),
  );
}
