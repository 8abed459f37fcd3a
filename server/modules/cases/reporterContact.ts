import type { ContactWanted } from '@parvis/api/entities/customer';
import type { ContactWay, GivenContact } from '@parvis/api/entities/reporterContact';
import { readForeignNumber } from '@parvis/api/foreignNumber';
import { isService } from '@parvis/questionnaire/model/values/frenchNumber';
import { formatPhone, normaliseEmail, normalisePhone } from '@parvis/questionnaire/model/values/validate';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { identities } from '../../platform/db/schema.ts';
import { malformed } from '../../platform/lib/refusal.ts';
import type { Reader } from '../context/services.ts';
import type { CaseRow } from './caseRows.ts';
import type { ContactChange } from './toldSteps.ts';

/** Undefined for invalid values. */
const written = {
  mail: (typed: string) => normaliseEmail(typed)?.toLowerCase(),
  phone: (typed: string) => normalisePhone(typed) ?? readForeignNumber(typed)?.value,
} as const;
const kinds = ['mail', 'phone'] as const;

/**
 * Returns null for an empty contact, or if the customer stores none.
 * @throws Refusal badRequest
 */
export function keptContact(given: GivenContact, wanted: ContactWanted): GivenContact | null {
  const kept: GivenContact = {};
  for (const kind of kinds) {
    const typed = given[kind];
    if (!typed?.trim()) continue;
    // Premium-rate calls would cost staff money.
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

/** Visible to staff and the reporter. */
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
