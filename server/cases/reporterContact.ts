import type { ContactWanted } from '@parvis/api/entities/customer';
import type { ContactWay, GivenContact } from '@parvis/api/entities/reporterContact';
import { readForeignNumber } from '@parvis/api/foreignNumber';
import { isService } from '@parvis/questionnaire/model/values/frenchNumber';
import { formatPhone, normaliseEmail, normalisePhone } from '@parvis/questionnaire/model/values/validate';
import { eq, sql } from 'drizzle-orm';
import { malformed } from '../base/refusal.ts';
import type { Reader } from '../services/services.ts';
import type { Database } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { identities } from '../store/schema.ts';
import type { CaseRow } from './caseRows.ts';
import type { ContactChange } from './toldSteps.ts';

/** How each way is written where it is kept; nothing where that is none. */
const written = {
  mail: (typed: string) => normaliseEmail(typed)?.toLowerCase(),
  phone: (typed: string) => normalisePhone(typed) ?? readForeignNumber(typed)?.value,
} as const;
const kinds = ['mail', 'phone'] as const;

/**
 * What somebody gave, as it is kept; nothing where they gave nothing, or where their customer keeps none.
 * @throws Refusal badRequest
 */
export function keptContact(given: GivenContact, wanted: ContactWanted): GivenContact | null {
  const kept: GivenContact = {};
  for (const kind of kinds) {
    const typed = given[kind];
    if (!typed?.trim()) continue;
    // Staff would call it, and pay for it.
    if (kind === 'phone' && isService(typed)) throw malformed('body.contact.phone', 'notPossible');
    const value = written[kind](typed);
    if (value === undefined) throw malformed(`body.contact.${kind}`);
    kept[kind] = value;
  }
  return wanted !== 'no' && Object.keys(kept).length > 0 ? kept : null;
}

/** A kept number as people read it. */
const phoneShown = (kept: string): string => readForeignNumber(kept)?.shown ?? formatPhone(kept);

const same = (one: GivenContact | null, other: GivenContact | null): boolean =>
  kinds.every((kind) => one?.[kind] === other?.[kind]);

/** What becomes of a contact; nothing where it stays as it is. */
export function contactChange(
  before: GivenContact | null,
  after: GivenContact | null,
): ContactChange | undefined {
  if (same(before, after)) return undefined;
  if (after === null) return 'missing';
  return before === null ? 'given' : 'changed';
}

const provedBy = prepared((db) =>
  db
    .select({ mail: identities.email, phone: identities.phone })
    .from(identities)
    .where(eq(identities.crUid, sql.placeholder('crUid')))
    .prepare('proved_by'),
);

/** How the reporter of a case can be reached, as its staff and they themselves see it: proved, or only said. */
export async function contactSeenBy(db: Database, row: CaseRow, reader: Reader): Promise<ContactWay[]> {
  const { contact, reporter } = row;
  if (contact === null || (!reader.staff && reporter !== reader.crUid)) return [];
  const [proved] = await provedBy(db).execute({ crUid: reporter });
  return kinds.flatMap((kind): ContactWay[] => {
    const value = contact[kind];
    if (value === undefined) return [];
    const shown = kind === 'phone' && { shown: phoneShown(value) };
    return [{ kind, value, ...shown, verified: value === proved?.[kind] }];
  });
}
