import type { ContactWanted } from '@parvis/api/entities/customer';
import type { ContactWay, GivenContact, StoredContact } from '@parvis/api/entities/reporterContact';
import { readForeignNumber } from '@parvis/api/foreignNumber';
import { isService } from '@parvis/questionnaire/model/values/frenchNumber';
import { formatPhone, normaliseEmail, normalisePhone } from '@parvis/questionnaire/model/values/validate';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { identities } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import type { Reader } from '../context/appContext.ts';
import type { CaseRow } from './caseRows.ts';
import type { ContactChange } from './stepEvents.ts';

/** Undefined for invalid values. */
const normalizers = {
  mail: (typed: string) => normaliseEmail(typed)?.toLowerCase(),
  phone: (typed: string) => normalisePhone(typed) ?? readForeignNumber(typed)?.value,
} as const;
const contactKinds = ['mail', 'phone'] as const;
const shownKinds = ['name', ...contactKinds] as const;

/**
 * Null for an empty contact, or if the customer stores none.
 * @throws Refusal badRequest
 */
export function parseContact(contact: GivenContact, wanted: ContactWanted): GivenContact | null {
  const parsed: GivenContact = {};
  for (const kind of contactKinds) {
    const typed = contact[kind];
    if (!typed?.trim()) continue;
    // Premium-rate calls would cost staff money.
    if (kind === 'phone' && isService(typed)) throw createBadRequest('body.contact.phone', 'notPossible');
    const value = normalizers[kind](typed);
    if (value === undefined) throw createBadRequest(`body.contact.${kind}`);
    parsed[kind] = value;
  }
  return wanted !== 'no' && Object.keys(parsed).length > 0 ? parsed : null;
}

/**
 * With the name noted by staff.
 * @throws Refusal badRequest
 */
export function parseNotedContact(
  { name = '', ...contact }: StoredContact,
  wanted: ContactWanted,
): StoredContact | null {
  const parsed = parseContact(contact, wanted);
  const noted = name.trim();
  return wanted === 'no' || noted === '' ? parsed : { ...parsed, name: noted };
}

const formatStoredPhone = (kept: string): string => readForeignNumber(kept)?.shown ?? formatPhone(kept);

const isSameContact = (one: GivenContact | null, other: GivenContact | null): boolean =>
  contactKinds.every((kind) => one?.[kind] === other?.[kind]);

export function compareContacts(
  before: GivenContact | null,
  after: GivenContact | null,
): ContactChange | undefined {
  if (isSameContact(before, after)) return undefined;
  if (after === null) return 'missing';
  return before === null ? 'given' : 'changed';
}

const verifiedAddressesQuery = prepareStatement((db) =>
  db
    .select({ mail: identities.email, phone: identities.phone })
    .from(identities)
    .where(eq(identities.crUid, sql.placeholder('crUid')))
    .prepare('proved_by'),
);

/** For staff and the reporter. */
export async function loadContact(db: Database, row: CaseRow, reader: Reader): Promise<ContactWay[]> {
  const { contact, reporter } = row;
  if (contact === null || (!reader.staff && reporter !== reader.crUid)) return [];
  const [proved] = await verifiedAddressesQuery(db).execute({ crUid: reporter });
  return shownKinds.flatMap((kind): ContactWay[] => {
    const value = contact[kind];
    if (value === undefined) return [];
    const shown = kind === 'phone' && { shown: formatStoredPhone(value) };
    return [{ kind, value, ...shown, verified: kind !== 'name' && value === proved?.[kind] }];
  });
}
