import { logoAddress } from '@parvis/api/addresses';
import { parsePalette } from '@parvis/theme/palette/palette';
import { usableShape } from '@parvis/theme/shape/shape';
import { and, count, eq, inArray } from 'drizzle-orm';
import { isAmong } from '../../store/among.ts';
import type { Tx } from '../../store/database.ts';
import { cases, customers, places, qrCodes, staff } from '../../store/schema.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { lookInForce } from '../looks.ts';
import type { CustomerContent } from '../read/readCustomer.ts';
import { staffEmail, staffPhone } from '../read/staffAddresses.ts';

/** A value as it is stored: the order of its words counts, what is not said is nothing. */
const asStored = (value: unknown): string => JSON.stringify(value ?? null);

/** The columns of a row that are to be something else; nothing where all stay: nobody is to wait for a row that is written as it was. */
export function changedOf<Row extends object>(
  before: Row,
  now: Readonly<Partial<Row>>,
): Partial<Row> | undefined {
  const changed: Partial<Row> = {};
  for (const column of Object.keys(now) as (keyof Row)[])
    if (asStored(before[column]) !== asStored(now[column])) changed[column] = now[column];
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** What is stored of a customer, but for what follows from the rest: its name in addresses, colours that are repaired, who was staff when its service ended. */
export type Facts = Omit<typeof customers.$inferSelect, 'cuid' | 'light' | 'dark' | 'formerStaff'>;

function paletteOf(appColors: CustomerFile['appColors']): Facts['appColors'] {
  const parsed = parsePalette(appColors ?? {});
  return parsed.ok ? parsed.palette : {};
}

/** What a file says of its customer, as it is stored; the look that an administrator saved wins over it. */
export const factsOf = ({ file, pictures, invented = false }: CustomerContent): Facts => ({
  cstmrType: file.cstmrType,
  lbl: file.cstmrLbl,
  greeting: file.greeting ?? null,
  logoId: pictures.logo?.id ?? null,
  wideLogoId: pictures.wideLogo?.id ?? null,
  bannerId: pictures.banner?.id ?? null,
  appColors: paletteOf(file.appColors),
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
  casesBetweenUsers: file.casesBetweenUsers,
  invented,
  withdrawn: file.withdrawn,
  menu: file.menu,
});

/** What is stored of somebody of the staff, but for whose they are. */
export type Person = Omit<typeof staff.$inferSelect, 'rlid' | 'cuid'>;

/** The responder code of staff whose file names none. */
const DEFAULT_GCAT = 'services';

/** The staff that a file lists, as it is stored. */
export const peopleOf = ({ staff: listed }: CustomerFile): Person[] =>
  listed.map(({ email, phone, name, level, grpLbl = null, gcatCode = DEFAULT_GCAT }) => ({
    email: staffEmail(email),
    phone: staffPhone(phone),
    name,
    level,
    grpLbl,
    gcatCode,
  }));

/** What is stored of a customer, and whose the codes are that its file names. */
export interface StoredCustomer {
  readonly row: typeof customers.$inferSelect | undefined;
  readonly places: readonly (typeof places.$inferSelect)[];
  readonly codes: readonly (typeof qrCodes.$inferSelect)[];
  readonly staff: readonly (typeof staff.$inferSelect)[];
  /** How many of its cases wait or are worked on: nobody answers those once it is withdrawn. */
  readonly openCases: number;
  /** What an administrator saved of colours, logos and name, which wins over the file. */
  readonly look: Awaited<ReturnType<typeof lookInForce>>;
}

/** Reads what is stored of a customer, with those of its file's codes that are another's. */
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
    openCases: open?.many ?? 0,
    look: await lookInForce(db, cuid),
  };
}
