import { withoutDefaults } from '@parvis/theme/palette/palette';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { assets } from '../../store/schema.ts';
import { extensionOf } from '../extensionOf.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { lookInForce } from '../looks.ts';

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
