import { eventsThat } from '@parvis/api/entities/eventEffects';
import { type SQL, sql } from 'drizzle-orm';
import { CALLS, LADDER } from '../../../platform/config/pace.ts';
import type { About } from '../../../platform/db/schema.ts';

/** As what somebody is told of a case: as who reported it, or as staff who have it in hand. */
export type Side = 'visitor' | 'staff';

/** What statements ask of a side: of people `i`, their cases `c` of customers `k`, what they read of them `r`, and messages `m`. */
interface Asked {
  /** As what its mails and SMS are known. */
  readonly about: About;
  readonly wanting: SQL;
  readonly theirs: SQL;
  readonly isNews: SQL;
  readonly wantsMail: SQL;
  readonly wantsSms: SQL;
  /** It passes quiet hours. */
  readonly urgent: SQL;
  /** For how long the page or a push is waited for before a mail goes, and that for an SMS. */
  readonly mailWait: SQL;
  readonly smsWait: SQL;
}

const perDay = sql`coalesce((k.ladder ->> 'smsPerDay')::int, ${LADDER.smsPerDay}::int)`;
const newsWait = sql`make_interval(mins => k.news_minutes)`;
const callWait = (key: keyof typeof CALLS) =>
  sql`make_interval(mins => coalesce((k.ladder -> 'calls' ->> ${key}::text)::int, ${CALLS[key]}::int))`;
const wordless = sql.join(
  eventsThat(({ news }) => news === 'nobody').map((event) => sql`${event}`),
  sql`, `,
);

/** What statements ask of each side. */
export const sides: Readonly<Record<Side, Asked>> = {
  visitor: {
    about: 'news',
    wanting: sql`select cr_uid from identities where news in ('fact', 'words')
      union select cr_uid from identities where sms_news`,
    theirs: sql`from identities i join cases c on c.reporter = i.cr_uid
      left join read_marks r on r.csid = c.csid and r.cr_uid = i.cr_uid and not r.staff`,
    // That staff wrote, asked, wait until a day, closed or declined it.
    isNews: sql`m.staff and m.cr_uid is distinct from i.cr_uid
      and (m.msg_txt is not null or m.qstn is not null or m.event in ('close', 'reject')
        or (m.event = 'hold' and m.hold_until is not null))`,
    wantsMail: sql`(i.news in ('fact', 'words') and i.email is not null)`,
    wantsSms: sql`(i.sms_news and i.phone is not null and ${perDay} > 0)`,
    urgent: sql`false`,
    mailWait: newsWait,
    smsWait: sql`make_interval(mins => coalesce((k.ladder ->> 'smsMinutes')::int, ${LADDER.smsMinutes}::int))`,
  },
  staff: {
    about: 'staff',
    wanting: sql`select o.cr_uid from identities o join staff t on t.email = o.email
      union select o.cr_uid from identities o join staff t on t.phone = o.phone`,
    theirs: sql`from identities i join participants p on p.cr_uid = i.cr_uid and p.staff and p.left_at is null
      join cases c on c.csid = p.csid and c.state in ('handled', 'held') and not c.simulation
        and exists (select 1 from staff t where t.cuid = c.cuid and (t.email = i.email or t.phone = i.phone))
      left join read_marks r on r.csid = c.csid and r.cr_uid = i.cr_uid and r.staff`,
    // That its visitor wrote or answered since they have it in hand: what was there before they saw as they took it.
    isNews: sql`not m.staff and m.cr_uid is distinct from i.cr_uid and m.at >= p.joined
      and (m.event in (${wordless})) is not true`,
    wantsMail: sql`(i.news is distinct from 'off' and i.email is not null)`,
    // Each costs the customer: of a danger alone.
    wantsSms: sql`(c.danger and i.sms_news is distinct from false and i.phone is not null and ${perDay} > 0)`,
    urgent: sql`c.danger`,
    mailWait: sql`(case when c.danger then ${callWait('mailMinutes')} else ${newsWait} end)`,
    smsWait: callWait('smsMinutes'),
  },
};
