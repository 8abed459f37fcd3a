import { isRecord } from '@parvis/questionnaire/model/record';
import { withoutDefaults } from '@parvis/theme/palette/palette';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { assets } from '../../store/schema.ts';
import { extensionOf } from '../extensionOf.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { lookInForce } from '../looks.ts';
import type { CustomerContent } from '../read/readCustomer.ts';

/** What of a customer's file a look says. */
type LookKeys = Partial<Pick<CustomerFile, 'cstmrLbl' | 'logo' | 'wideLogo' | 'appColors' | 'appShape'>>;

/** The look that an administrator saved last, as a customer's file has it, with the pictures that belong beside it. */
export interface FileLook {
  readonly keys: LookKeys;
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** The look in force as the file would have it; nothing where none was saved in the studio. */
export async function lookOf(db: Database, cuid: string): Promise<FileLook | undefined> {
  const look = await lookInForce(db, cuid);
  if (!look) return undefined;
  const { logoId, wideLogoId, appColors, appShape, lbl } = look;
  const ids = [logoId, wideLogoId].filter((id) => id !== null);
  const rows = await db.select().from(assets).where(inArray(assets.id, ids));
  const pictures = new Map<string, Buffer>();
  const fileOf = (id: string | null, name: string): string | undefined => {
    const row = rows.find((one) => one.id === id);
    if (!row) return undefined;
    const file = `${name}.${extensionOf(row.type) ?? 'png'}`;
    pictures.set(file, row.bytes);
    return file;
  };
  const [logo, wideLogo] = [fileOf(logoId, 'studio-logo'), fileOf(wideLogoId, 'studio-logo-wide')];
  return {
    keys: {
      cstmrLbl: lbl,
      ...(logo !== undefined && { logo }),
      ...(wideLogo !== undefined && { wideLogo }),
      appColors: withoutDefaults(appColors),
      ...(appShape && { appShape: { ...appShape } }),
    },
    pictures,
  };
}

const isEmpty = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/**
 * A look as it goes into a file: a picture that the file names already goes on under its name, and is not written once more; what says
 * nothing takes the place of what is there, and is not new.
 */
export function asFileHas({ keys, pictures }: FileLook, { file, pictures: own }: CustomerContent): FileLook {
  const kept = new Map<unknown, string>();
  for (const [name, bytes] of pictures) {
    const slot = (['logo', 'wideLogo', 'banner'] as const).find((one) => own[one]?.bytes.equals(bytes));
    const there = slot && file[slot];
    if (there !== undefined) kept.set(name, there);
  }
  const said = Object.entries(keys).filter(([key, value]) => Object.hasOwn(file, key) || !isEmpty(value));
  return {
    keys: Object.fromEntries(said.map(([key, value]) => [key, kept.get(value) ?? value])),
    pictures: new Map([...pictures].filter(([name]) => !kept.has(name))),
  };
}
