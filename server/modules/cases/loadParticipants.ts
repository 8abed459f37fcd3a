import type { Participant } from '@parvis/api/entities/case';
import { responderColor } from '@parvis/api/entities/responders';
import { localeOf } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { blocks, cases, messages, participants, readMarks } from '../../platform/db/schema.ts';
import { getInitials } from '../../platform/lib/labels.ts';
import { translate } from '../../platform/lib/texts.ts';
import type { AppContext, Reader } from '../context/appContext.ts';
import { type Customer, findGroup, findService, getServiceWords } from '../customers/service.ts';
import type { CaseRow, ParticipantRow } from './caseRows.ts';

interface CaseFacts {
  readonly kind: CaseRow['kind'];
  readonly isBetweenUsers: boolean;
}

interface ParticipantView {
  readonly row: ParticipantRow;
  readonly facts: CaseFacts;
  readonly since: Date | null;
  /** When the last message that they saw was sent. */
  readonly seen: Date | null;
  /** For the reporter, the language of the report. */
  readonly language: string | null;
}

const ROLE_NAMES = {
  creator: 'name.contributor',
  target: 'name.target',
  victim: 'name.victim',
  source: 'name.source',
} as const satisfies Partial<Record<ParticipantRow['as'], string>>;

const getGenericName = ({ staff, as }: ParticipantRow, { kind, isBetweenUsers }: CaseFacts) => {
  if (staff) return 'name.staff';
  // Gathering members have a name until they erase it.
  if (kind === 'gathering') return 'name.gone';
  if (isBetweenUsers && as === 'creator') return 'name.author';
  return Object.hasOwn(ROLE_NAMES, as) ? ROLE_NAMES[as as keyof typeof ROLE_NAMES] : 'name.invited';
};

/** Only colleagues see the phone number. */
function describeMember(
  { name, gcatCode, grpLbl, grpGpid }: ParticipantRow,
  customer: Customer,
  reader: Reader,
): Pick<Participant, 'crFname' | 'crLname' | 'color' | 'grpLbl' | 'grpNbr'> {
  const [crFname, ...rest] = name?.split(' ') ?? [];
  const words = grpLbl ?? getServiceWords(customer, gcatCode);
  const color = responderColor(gcatCode);
  const called = grpGpid === null ? undefined : findGroup(customer, grpGpid);
  const number = (called ?? findService(customer, gcatCode))?.number;
  return {
    ...(crFname && { crFname }),
    ...(rest.length > 0 && { crLname: rest.join(' ') }),
    ...(color && { color }),
    ...(words && { grpLbl: wordsIn(words, reader.locale) }),
    ...(reader.staff && number && { grpNbr: number }),
  };
}

function toParticipant(
  { row, facts, since, seen, language }: ParticipantView,
  customer: Customer,
  reader: Reader,
): Participant {
  const { kind, isBetweenUsers } = facts;
  const name = row.name ?? translate(getGenericName(row, facts), reader.locale);
  const written = localeOf(language ?? '');
  const isMe = row.crUid === reader.crUid && row.staff === reader.staff;
  return {
    crUid: row.crUid,
    name,
    initials: getInitials(name),
    gcatCode: row.gcatCode,
    ...(row.staff && describeMember(row, customer, reader)),
    ...(row.grpGpid && { grpGpid: row.grpGpid }),
    staff: row.staff,
    as: row.as,
    active: row.left === null,
    joined: row.joined.toISOString(),
    ...(reader.staff && seen && { seen: new Date(seen).toISOString() }),
    me: isMe,
    ...(since && (reader.staff || isMe) && { crBlocked: true }),
    ...(row.silencedAt && (reader.staff || isMe) && { silenced: true as const }),
    // Visitors see only names in a gathering, and initials between users.
    ...(written && (reader.staff || (kind === 'case' && (isMe || !isBetweenUsers))) && { language: written }),
  };
}

/** Null for staff who never chose one. */
const language: SQL<string | null> = sql<string | null>`case
  when ${participants.crUid} = ${cases.reporter} and not ${participants.staff} then ${cases.language}
  else (select s.settings ->> 'language' from sessions s
    where s.cr_uid = ${participants.crUid} and s.settings ->> 'language' is not null
    order by s.created desc limit 1) end`;

const seen: SQL<Date | null> = sql<Date | null>`(
  select m.at from ${readMarks} r join ${messages} m on m.csid = r.csid and m.msg_id = r.msg_id
  where r.csid = ${participants.csid} and r.cr_uid = ${participants.crUid} and r.staff = ${participants.staff})`;

/** Visitors see no read marks, and no languages in a gathering: hundreds of members ask. */
const languageForVisitors: typeof language = sql<
  string | null
>`case when ${cases.kind} = 'case' then ${language} end`;
const nothingSeen = sql<null>`null`;

const buildParticipantsQuery = (
  name: string,
  details: { seen: SQL<Date | null>; language: typeof language },
) =>
  prepareStatement((db) =>
    db
      .select({
        row: participants,
        facts: { kind: cases.kind, isBetweenUsers: cases.betweenUsers },
        since: blocks.at,
        ...details,
      })
      .from(participants)
      .innerJoin(cases, eq(cases.csid, participants.csid))
      .leftJoin(
        blocks,
        and(eq(blocks.cuid, cases.cuid), eq(blocks.crUid, participants.crUid), not(participants.staff)),
      )
      .where(eq(participants.csid, sql.placeholder('csid')))
      .orderBy(asc(participants.joined), asc(participants.staff))
      .prepare(name),
  );

const participantsQueries = {
  staff: buildParticipantsQuery('participants_for_staff', { seen, language }),
  visitor: buildParticipantsQuery('participants_for_visitor', {
    seen: nothingSeen,
    language: languageForVisitors,
  }),
};

export async function loadParticipants(
  { db, customers: directory }: Pick<AppContext, 'db' | 'customers'>,
  { csid, cuid }: { readonly csid: string; readonly cuid: string },
  reader: Reader,
): Promise<Participant[]> {
  const people = await participantsQueries[reader.staff ? 'staff' : 'visitor'](db).execute({ csid });
  const customer = await directory.get(cuid);
  return people.map((one) => toParticipant(one, customer, reader));
}
