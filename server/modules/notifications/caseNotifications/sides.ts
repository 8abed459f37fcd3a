import { eventsThat } from '@parvis/api/entities/eventEffects';
import { type SQL, sql } from 'drizzle-orm';
import { ESCALATION_DEFAULTS, STAFF_ALERT_DEFAULTS } from '../../../platform/config/escalation.ts';
import type { DeliveryPurpose } from '../../../platform/db/schema.ts';
import { isAboutReporter, isAddressed, isFollowerNews, messageM } from '../../cases/service.ts';

/** Role in a case. */
export type Side = 'visitor' | 'staff' | 'follower' | 'member' | 'host';

/** SQL over people `i`, cases `c`, customers `k`, read marks or followers `r`, and messages `m`. */
interface SideQueries {
  /** Subject of its mails and SMS. */
  readonly about: DeliveryPurpose;
  readonly selectSubscribers: SQL;
  readonly joinCases: SQL;
  readonly isNews: SQL;
  readonly wantsMail: SQL;
  readonly wantsSms: SQL;
  /** Ignores quiet hours. */
  readonly urgent: SQL;
  /** Delay after the message. */
  readonly mailWait: SQL;
  /** Minimum interval between mails of one conversation. */
  readonly mailPause?: SQL;
  readonly smsWait: SQL;
}

const perDay = sql`coalesce((k.ladder ->> 'smsPerDay')::int, ${ESCALATION_DEFAULTS.smsPerDay}::int)`;
const newsWait = sql`make_interval(mins => k.news_minutes)`;
const buildCallWait = (key: keyof typeof STAFF_ALERT_DEFAULTS) =>
  sql`make_interval(mins => coalesce((k.ladder -> 'calls' ->> ${key}::text)::int, ${STAFF_ALERT_DEFAULTS[key]}::int))`;
const silentEvents = sql.join(
  eventsThat(({ news }) => news === 'nobody').map((event) => sql`${event}`),
  sql`, `,
);

export const sides: Readonly<Record<Side, SideQueries>> = {
  visitor: {
    about: 'news',
    selectSubscribers: sql`select cr_uid from identities where news in ('fact', 'words')
      union select cr_uid from identities where sms_news`,
    joinCases: sql`from identities i join participants p on p.cr_uid = i.cr_uid and not p.staff and p.left_at is null
      join cases c on c.csid = p.csid and c.kind = 'case'
      left join read_marks r on r.csid = c.csid and r.cr_uid = i.cr_uid and not r.staff`,
    // Texts, questions, polls, phone calls, dated holds, closes and rejections by staff; texts of other
    // visitors.
    isNews: sql`m.cr_uid is distinct from i.cr_uid and m.msg_id > p.reads_after
      and (m.msg_txt is not null or (m.staff and (m.event in ('close', 'reject', 'pollSent')
        or (c.reporter = i.cr_uid and (m.qstn is not null or m.event in ('callProposed', 'callMissed')))
        or (m.event = 'hold' and m.hold_until is not null))))
      and (m.event in ('block', 'unblock')) is not true
      and (c.reporter = i.cr_uid or not ${isAboutReporter(sql`m.event`, sql`m.flow`)})
      and ${isAddressed(messageM, { csid: sql`c.csid`, crUid: sql`i.cr_uid`, staff: false })}`,
    wantsMail: sql`(i.news in ('fact', 'words') and i.email is not null)`,
    wantsSms: sql`(i.sms_news and i.phone is not null and ${perDay} > 0)`,
    urgent: sql`false`,
    mailWait: newsWait,
    smsWait: sql`make_interval(mins => coalesce((k.ladder ->> 'smsMinutes')::int, ${ESCALATION_DEFAULTS.smsMinutes}::int))`,
  },
  staff: {
    about: 'staff',
    selectSubscribers: sql`select o.cr_uid from identities o join staff t on t.email = o.email
      union select o.cr_uid from identities o join staff t on t.phone = o.phone`,
    joinCases: sql`from identities i join participants p on p.cr_uid = i.cr_uid and p.staff and p.left_at is null
      join cases c on c.csid = p.csid and c.kind = 'case' and c.state in ('handled', 'held', 'closed', 'cancelled') and not c.simulation
        and exists (select 1 from staff t where t.cuid = c.cuid and (t.email = i.email or t.phone = i.phone))
      left join read_marks r on r.csid = c.csid and r.cr_uid = i.cr_uid and r.staff`,
    // Counts messages since they joined: earlier ones were visible then. For ended cases, only that the
    // reporter ended it.
    isNews: sql`not m.staff and m.cr_uid is distinct from i.cr_uid and m.at >= p.joined
      and (c.state in ('handled', 'held') or m.event in ('crSolved', 'crClose', 'crCancel'))
      and (m.event in (${silentEvents})) is not true`,
    wantsMail: sql`(i.news is distinct from 'off' and i.email is not null)`,
    // The customer pays, so for dangers only.
    wantsSms: sql`(c.danger and i.sms_news is distinct from false and i.phone is not null and ${perDay} > 0)`,
    urgent: sql`c.danger`,
    mailWait: sql`(case when c.danger then ${buildCallWait('mailMinutes')} else ${newsWait} end)`,
    smsWait: buildCallWait('smsMinutes'),
  },
  follower: {
    about: 'follow',
    selectSubscribers: sql`select f.cr_uid from followers f join identities o using (cr_uid) where o.email is not null`,
    joinCases: sql`from identities i join followers r on r.cr_uid = i.cr_uid
      join cases c on c.csid = r.csid and c.stopped_at is null`,
    isNews: isFollowerNews,
    wantsMail: sql`(i.news is distinct from 'off' and i.email is not null)`,
    wantsSms: sql`false`,
    urgent: sql`false`,
    mailWait: newsWait,
    smsWait: newsWait,
  },
  member: {
    about: 'gathering',
    selectSubscribers: sql`select cr_uid from identities where news in ('fact', 'words')`,
    joinCases: sql`from identities i join participants p on p.cr_uid = i.cr_uid and not p.staff and p.left_at is null
      and not p.muted join cases c on c.csid = p.csid and c.kind = 'gathering' and c.stopped_at is null
      left join read_marks r on r.csid = c.csid and r.cr_uid = i.cr_uid and not r.staff`,
    isNews: sql`m.cr_uid is distinct from i.cr_uid and m.msg_id > p.reads_after
      and (m.msg_txt is not null or m.media is not null)
      and ${isAddressed(messageM, { csid: sql`c.csid`, crUid: sql`i.cr_uid`, staff: false })}
      and not exists (select from hidden_members h where h.csid = m.csid and h.cr_uid = i.cr_uid and h.hidden = m.cr_uid and not m.staff)`,
    wantsMail: sql`(i.news in ('fact', 'words') and i.email is not null)`,
    wantsSms: sql`false`,
    urgent: sql`false`,
    mailWait: newsWait,
    mailPause: sql`interval '1 hour'`,
    smsWait: newsWait,
  },
  // Includes unpublished messages and those for staff only.
  host: {
    about: 'host',
    selectSubscribers: sql`select o.cr_uid from identities o join staff t on t.email = o.email`,
    joinCases: sql`from identities i join participants p on p.cr_uid = i.cr_uid and p.staff and p.left_at is null
      join cases c on c.csid = p.csid and c.kind = 'gathering' and c.stopped_at is null
        and exists (select 1 from staff t where t.cuid = c.cuid and (t.email = i.email or t.phone = i.phone))
      left join read_marks r on r.csid = c.csid and r.cr_uid = i.cr_uid and r.staff`,
    isNews: sql`m.cr_uid is distinct from i.cr_uid and m.at >= p.joined and (m.msg_txt is not null or m.media is not null)`,
    wantsMail: sql`(i.news is distinct from 'off' and i.email is not null)`,
    wantsSms: sql`false`,
    urgent: sql`false`,
    mailWait: newsWait,
    mailPause: sql`interval '1 hour'`,
    smsWait: newsWait,
  },
};
