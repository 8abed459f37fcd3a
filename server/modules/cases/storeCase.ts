import type { GivenContact } from '@parvis/api/entities/reporterContact';
import type { ErrorCode } from '@parvis/api/errors';
import { DAY } from '@parvis/locales/dates';
import { placeWords } from '@parvis/locales/placeLine';
import type { Words } from '@parvis/locales/wordsIn';
import { sql } from 'drizzle-orm';
import { onceMore } from '../../platform/db/onceMore.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { cases } from '../../platform/db/schema.ts';
import { dateNow } from '../../platform/lib/clock.ts';
import { newCaseNumber } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { Reader, Services } from '../context/services.ts';
import type { PlacedCategory } from '../customers/categories.ts';
import type { Customer } from '../customers/customers.ts';
import type { FoundCode } from '../customers/foundCode.ts';
import { type CaseRow, cutAll, type NewMessage } from './caseRows.ts';

/** With 100,000 cases, one in ten short numbers is taken. */
const NUMBER_LENGTHS = [4, 4, 4, 4, 5, 6] as const;

export interface Opening {
  csid: string;
  reader: Reader;
  code: FoundCode;
  customer: Customer;
  placed: PlacedCategory;
  contact: GivenContact | null;
  danger: boolean;
  /** By `hashReportNetwork`. */
  line: string;
}

export interface FirstMessages {
  added: NewMessage[];
  snippet: Words | undefined;
}

const asked = (name: string) => sql.placeholder(name);

/** `open_case` stores the case and publishes it once. */
const openingOf = prepared((db) =>
  db
    .select({
      refusal: sql<ErrorCode | null>`refusal`,
      nbr: sql<string | null>`number`,
      at: sql`at`.mapWith(cases.lastAt),
    })
    .from(
      sql`open_case(${asked('opening')}, ${asked('numbers')}, ${asked('added')}, ${asked('line')}, ${asked('session')})`,
    )
    .prepare('open_case'),
);

const begun = ({ csid, reader, code, customer, placed, contact, danger, line }: Opening) => {
  const now = dateNow();
  return {
    csid,
    cuid: customer.cuid,
    qrid: code.qrid,
    placeCode: code.placeCode,
    placeLbl: placeWords(code.place.lbl, code.place.descr),
    ccatCode: placed.category.code,
    ccatPath: placed.path,
    ccatLbls: placed.lbls,
    imgSrc: placed.category.icon ?? null,
    caseType: placed.category.caseType ?? null,
    reporter: reader.crUid,
    language: reader.locale,
    reportLine: line,
    contact,
    state: 'open' as const,
    danger,
    simulation: code.fake,
    created: now,
    eraseOn: new Date(now.getTime() + customer.retentionDays * DAY),
  };
};

/**
 * Returns undefined if the id exists.
 * @throws Refusal unauthenticated, conflict
 */
export async function storeCase(
  services: Services,
  opening: Opening,
  { added, snippet }: FirstMessages,
  session: string,
): Promise<CaseRow | undefined> {
  const row = begun(opening);
  const line = snippet ? cutAll(snippet) : null;
  const given = {
    opening: JSON.stringify(row),
    numbers: NUMBER_LENGTHS.map(newCaseNumber),
    added: JSON.stringify(added),
    line: line && JSON.stringify(line),
    session,
  };
  const [opened] = await onceMore(() => openingOf(services.db).execute(given));
  if (opened?.refusal === 'conflict') throw new Refusal('conflict', { path: 'body.csid' });
  if (opened?.refusal) throw new Refusal(opened.refusal);
  services.notice();
  if (!opened?.nbr) return undefined;
  return {
    ...row,
    nbr: opened.nbr,
    outcome: null,
    rating: null,
    rateMsgId: null,
    mobileMsgId: null,
    reopenUntil: null,
    holdUntil: null,
    lastMsgId: added.length,
    lastAt: opened.at,
    lastBy: row.reporter,
    lastTxt: line,
    lastKind: null,
  };
}
