import { logoAddress } from '@parvis/api/addresses';
import { parsePalette } from '@parvis/theme/palette/palette';
import { usableShape } from '@parvis/theme/shape/shape';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { type CustomerFile, DEFAULT_GCAT } from '../../../platform/config/customerFile.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { cases, customers, places, polls, qrCodes, staff } from '../../../platform/db/schema.ts';
import { findSavedBranding } from '../../branding/service.ts';
import type { CustomerContent } from '../read/readCustomer.ts';
import type { CustomerPictures } from '../read/readPictures.ts';
import { normalizeStaffEmail, normalizeStaffPhone } from '../read/staffAddresses.ts';

/** Key order counts; undefined equals null. */
const serializeColumn = (value: unknown): string => JSON.stringify(value ?? null);

/** Undefined without changes: no write, no lock. */
export function diffColumns<Row extends object>(
  before: Row,
  now: Readonly<Partial<Row>>,
): Partial<Row> | undefined {
  const changed: Partial<Row> = {};
  for (const column of Object.keys(now) as (keyof Row)[])
    if (serializeColumn(before[column]) !== serializeColumn(now[column])) changed[column] = now[column];
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** Columns from the file, without derived ones. */
export type CustomerFields = Omit<
  typeof customers.$inferSelect,
  'cuid' | 'light' | 'dark' | 'formerStaff' | 'deadlineRules'
>;

function parseColours(appColors: CustomerFile['appColors']): CustomerFields['appColors'] {
  const parsed = parsePalette(appColors ?? {});
  return parsed.ok ? parsed.palette : {};
}

/** Includes stored logos; `staff` holds group membership. */
function toCalledFields(
  { services, groups }: CustomerFile,
  { called }: CustomerPictures,
): Pick<CustomerFields, 'services' | 'groups'> {
  const pickLogo = (logo: string | undefined) => {
    const picture = logo === undefined ? undefined : called?.get(logo);
    return picture && { logoId: picture.id };
  };
  return {
    services: services.map(({ logo, ...service }) => ({ ...service, ...pickLogo(logo) })),
    groups: groups.map(({ logo, people: _, ...group }) => ({ ...group, ...pickLogo(logo) })),
  };
}

/** Saved branding overrides them. */
export const toCustomerFields = ({ file, pictures, invented = false }: CustomerContent): CustomerFields => ({
  cstmrType: file.cstmrType,
  lbl: file.cstmrLbl,
  greeting: file.greeting ?? null,
  logoId: pictures.logo?.id ?? null,
  wideLogoId: pictures.wideLogo?.id ?? null,
  bannerId: pictures.banner?.id ?? null,
  appColors: parseColours(file.appColors),
  appShape: {
    ...usableShape(file.appShape),
    ...(pictures.font && { fontFile: logoAddress(pictures.font.id) }),
  },
  contact: file.contact ?? null,
  site: file.site ?? null,
  emergency: file.emergency,
  retentionDays: file.retentionDays,
  answering: file.answering ?? null,
  legal: file.legal ?? null,
  reopenDays: file.reopenDays,
  contactWanted: file.contactWanted,
  messageLetters: file.messageLetters,
  newsMinutes: file.newsMinutes,
  ladder: file.ladder ?? null,
  openingHours: file.openingHours ?? null,
  targets: file.targets ?? null,
  countUsage: file.countUsage,
  casesBetweenUsers: file.casesBetweenUsers,
  gatherings: file.gatherings,
  invented,
  withdrawn: file.withdrawn,
  menu: file.menu,
  ...toCalledFields(file, pictures),
});

export type StaffFields = Omit<typeof staff.$inferSelect, 'rlid' | 'cuid' | 'offDuty' | 'figuresWeek'>;

export const toStaffFields = ({ staff: listed, groups }: CustomerFile): StaffFields[] =>
  listed.map(
    ({
      email,
      phone,
      name,
      level,
      moderate = level !== 'agent',
      grpLbl = null,
      gcatCode = DEFAULT_GCAT,
    }) => ({
      email: normalizeStaffEmail(email),
      phone: normalizeStaffPhone(phone),
      name,
      level,
      grpLbl,
      gcatCode,
      moderate,
      grpGpids: groups
        .filter(({ people }) => people.map(normalizeStaffEmail).includes(normalizeStaffEmail(email)))
        .map(({ grpGpid }) => grpGpid),
    }),
  );

export interface StoredCustomer {
  readonly row: typeof customers.$inferSelect | undefined;
  readonly places: readonly (typeof places.$inferSelect)[];
  readonly codes: readonly (typeof qrCodes.$inferSelect)[];
  readonly staff: readonly (typeof staff.$inferSelect)[];
  /** Polls of the file. */
  readonly polls: readonly (typeof polls.$inferSelect)[];
  /** Open, handled or held cases. */
  readonly openCases: number;
  /** Saved branding, which overrides the file. */
  readonly look: Awaited<ReturnType<typeof findSavedBranding>>;
}

/** Includes the file's codes that other customers own. */
export async function readStoredCustomer(
  db: Pick<Tx, 'select'>,
  { cuid, places: wanted }: Pick<CustomerFile, 'cuid' | 'places'>,
): Promise<StoredCustomer> {
  const [row] = await db.select().from(customers).where(eq(customers.cuid, cuid));
  const own = await db.select().from(qrCodes).where(eq(qrCodes.cuid, cuid));
  const known = new Set(own.map(({ qrid }) => qrid));
  const others = wanted.flatMap(({ qr }) => qr.map(({ qrid }) => qrid)).filter((qrid) => !known.has(qrid));
  const [open] = await db
    .select({ many: count() })
    .from(cases)
    .where(and(eq(cases.cuid, cuid), inArray(cases.state, ['open', 'handled', 'held'])));
  return {
    row,
    places: await db.select().from(places).where(eq(places.cuid, cuid)),
    codes: [...own, ...(await db.select().from(qrCodes).where(isAmong(qrCodes.qrid, others)))],
    staff: await db.select().from(staff).where(eq(staff.cuid, cuid)),
    polls: await db
      .select()
      .from(polls)
      .where(and(eq(polls.cuid, cuid), eq(polls.source, 'file'), isNull(polls.withdrawn)))
      .orderBy(polls.code),
    openCases: open?.many ?? 0,
    look: await findSavedBranding(db, cuid),
  };
}
