import { logoAddress } from '@parvis/api/addresses';
import type { Look, SavedLook } from '@parvis/api/entities/theme';
import { type Locale, languageOf } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { readablePalette } from '@parvis/theme/contrast/readable';
import { MAX_PICTURE_PIXELS } from '@parvis/theme/derive/pictureSize';
import { parsePalette } from '@parvis/theme/palette/palette';
import { parseShape, type Shape } from '@parvis/theme/shape/shape';
import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { assets, customers, looks } from '../../platform/db/schema.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type AuditActor, recordAuditEntries } from '../audit/service.ts';
import { type CustomerDirectory, isAllowedFont, lockCustomerChanges } from '../customers/service.ts';
import { type Picture, parseLogoAddress, parsePictureAddress, sanitizePicture } from './pictures.ts';

interface BrandingContext {
  db: Database;
  customers: CustomerDirectory;
  config: Pick<Config, 'fontHosts'>;
}

type LookRow = typeof looks.$inferSelect;
type BrandingFields = Pick<LookRow, 'appColors' | 'appShape' | 'logoId' | 'wideLogoId' | 'bannerId' | 'lbl'>;

const MAX_LISTED_VERSIONS = 20;
const MAX_STORED_VERSIONS = 100;
/** `savedBy` of the version that holds the customer's file. */
const FILE_AUTHOR = '';

const listNewestSavedVersions = (tx: Pick<Tx, 'select'>, cuid: string, limit: number): Promise<LookRow[]> =>
  tx
    .select()
    .from(looks)
    .where(and(eq(looks.cuid, cuid), ne(looks.savedBy, FILE_AUTHOR)))
    .orderBy(desc(looks.saved), desc(looks.id))
    .limit(limit);

const findFileVersion = (tx: Tx, cuid: string): Promise<LookRow[]> =>
  tx
    .select()
    .from(looks)
    .where(and(eq(looks.cuid, cuid), eq(looks.savedBy, FILE_AUTHOR)))
    .limit(1);

/** Repairs colours. Branding without shape or banner keeps that of the file. */
const toColumns = (look: BrandingFields & Pick<LookRow, 'bannerChosen'>) => {
  const { appColors, appShape, logoId, wideLogoId, bannerId, bannerChosen, lbl } = look;
  const parsed = parsePalette(appColors);
  const palette = parsed.ok ? parsed.palette : {};
  const { light, dark } = readablePalette(palette);
  return {
    appColors: palette,
    ...(appShape && { appShape }),
    ...(bannerChosen && { bannerId }),
    light,
    dark,
    logoId,
    wideLogoId,
    lbl,
  };
};

/** Overrides the customer's file. */
export async function findSavedBranding(
  tx: Pick<Tx, 'select'>,
  cuid: string,
): Promise<ReturnType<typeof toColumns> | undefined> {
  const [row] = await listNewestSavedVersions(tx, cuid, 1);
  return row && toColumns(row);
}

/** Applies to branding without its own shape or banner. */
export const copyFilePartsToBranding = (
  tx: Tx,
  cuid: string,
  { appShape, bannerId }: { appShape: Shape; bannerId: string | null },
) =>
  tx
    .update(looks)
    .set({ appShape, bannerId })
    .where(
      and(
        eq(looks.cuid, cuid),
        eq(looks.savedBy, FILE_AUTHOR),
        sql`(${looks.appShape}::text, ${looks.bannerId}) is distinct from (${JSON.stringify(appShape)}, ${bannerId}::text)`,
      ),
    );

type PictureName = 'logo' | 'wlogo' | 'banner';

/** Null for no picture. Decoding is slow. @throws Refusal badRequest */
async function readPicture(name: PictureName, address: string | null): Promise<Picture | string | null> {
  if (address === null) return null;
  const known = parseLogoAddress(address);
  if (known !== null) return known;
  const brought = parsePictureAddress(address);
  const picture = brought ? await sanitizePicture(brought) : 'format';
  if (picture === 'tooBig')
    throw createBadRequest(`body.${name}`, { reason: picture, max: MAX_PICTURE_PIXELS });
  if (picture === 'format') throw createBadRequest(`body.${name}`);
  return picture;
}

/** Returns the picture's id. @throws Refusal badRequest */
async function storeLogo(
  tx: Tx,
  name: PictureName,
  picture: Picture | string | null,
): Promise<string | null> {
  if (picture === null) return null;
  if (typeof picture === 'string') {
    const [asset] = await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, picture));
    if (!asset) throw createBadRequest(`body.${name}`, 'unknown');
    return asset.id;
  }
  await tx.insert(assets).values(picture).onConflictDoNothing();
  return picture.id;
}

async function deleteOldVersions(tx: Tx, cuid: string): Promise<void> {
  const kept = (await listNewestSavedVersions(tx, cuid, MAX_STORED_VERSIONS)).map(({ id }) => id);
  await tx
    .delete(looks)
    .where(and(eq(looks.cuid, cuid), ne(looks.savedBy, FILE_AUTHOR), notInArray(looks.id, kept)));
}

const extractFontId = (shape: typeof customers.appShape | typeof looks.appShape) =>
  sql`substring(${shape} ->> 'fontFile' from '[^/]*$')`;

const deleteUnusedAssets = (tx: Tx) =>
  tx.delete(assets).where(
    sql`not exists (select from ${customers} where ${assets.id} in (${customers.logoId}, ${customers.wideLogoId}, ${customers.bannerId}, ${extractFontId(customers.appShape)}))
      and not exists (select from ${looks} where ${assets.id} in (${looks.logoId}, ${looks.wideLogoId}, ${looks.bannerId}, ${extractFontId(looks.appShape)}))`,
  );

async function storeFileVersion(
  tx: Tx,
  { cuid, appColors, appShape, logoId, wideLogoId, bannerId, lbl }: BrandingFields & { cuid: string },
): Promise<void> {
  const facts: BrandingFields = { appColors, appShape, logoId, wideLogoId, bannerId, lbl };
  await tx.insert(looks).values({ id: createId(), cuid, savedBy: FILE_AUTHOR, ...facts });
}

/** @throws Refusal badRequest (unknown key, invalid option) */
function parseAppShape(appShape: NonNullable<Look['appShape']>): Shape {
  const parsed = parseShape(appShape);
  if (!parsed.ok) throw createBadRequest('body.appShape');
  const [finding] = parsed.findings;
  if (!finding) return parsed.shape;
  throw finding.reason === 'unknownKey'
    ? createBadRequest('body.appShape', 'unknown')
    : createBadRequest(`body.appShape.${finding.key}`);
}

/** @throws Refusal badRequest (invalid colour, unknown key, invalid logo), unknownCustomer */
export async function saveBranding(
  { db, customers: directory, config: { fontHosts } }: BrandingContext,
  cuid: string,
  locale: Locale,
  { appColors, appShape, logo, wlogo, banner, lbl }: Look,
  by: AuditActor,
): Promise<void> {
  const parsed = parsePalette(appColors);
  if (!parsed.ok) throw createBadRequest('body.appColors');
  const [finding] = parsed.findings;
  // Error messages never repeat user input.
  if (finding)
    throw finding.reason === 'unknownKey'
      ? createBadRequest('body.appColors', 'unknown')
      : createBadRequest(`body.appColors.${finding.key}`);
  const shape = appShape && parseAppShape(appShape);
  if (shape && !isAllowedFont(shape, fontHosts)) throw createBadRequest('body.appShape.fontFile', 'choice');
  const [logoRead, wideRead] = [await readPicture('logo', logo), await readPicture('wlogo', wlogo)];
  const bannerRead = banner === undefined ? undefined : await readPicture('banner', banner);
  await db.transaction(async (tx) => {
    // Prevents concurrent deletion of pictures that nothing references yet.
    await lockCustomerChanges(tx);
    const [customer] = await tx.select().from(customers).where(eq(customers.cuid, cuid)).for('update');
    if (!customer) throw new Refusal('unknownCustomer');
    const words = { ...customer.lbl, [languageOf(locale).tag]: lbl };
    const logoId = await storeLogo(tx, 'logo', logoRead);
    const wideLogoId = await storeLogo(tx, 'wlogo', wideRead);
    const bannerNow =
      bannerRead === undefined ? customer.bannerId : await storeLogo(tx, 'banner', bannerRead);
    const [earlier] = await listNewestSavedVersions(tx, cuid, 1);
    if (!earlier) await storeFileVersion(tx, customer);
    // A changed banner is a choice; otherwise the file decides, also later.
    const bannerChosen = earlier?.bannerChosen === true || bannerNow !== customer.bannerId;
    const facts = {
      appColors: parsed.palette,
      // Once chosen, the shape persists.
      appShape: shape ?? earlier?.appShape ?? null,
      logoId,
      wideLogoId,
      bannerId: bannerChosen ? bannerNow : null,
      bannerChosen,
      lbl: words,
    };
    await tx.insert(looks).values({ id: createId(), cuid, savedBy: by.name, ...facts });
    await recordAuditEntries(tx, [{ cuid, kind: 'look', what: 'saved', by }]);
    await deleteOldVersions(tx, cuid);
    await tx.update(customers).set(toColumns(facts)).where(eq(customers.cuid, cuid));
    await deleteUnusedAssets(tx);
  });
  directory.invalidate();
}

const toLogoAddress = (id: string | null): string | null => (id === null ? null : logoAddress(id));

const toLook = (
  { appColors, appShape, logoId, wideLogoId, bannerId, lbl }: BrandingFields,
  locale: Locale,
): Look => ({
  appColors,
  appShape: { ...appShape },
  logo: toLogoAddress(logoId),
  wlogo: toLogoAddress(wideLogoId),
  banner: toLogoAddress(bannerId),
  lbl: wordsIn(lbl, locale),
});

/** Newest first, the file's last. @throws Refusal unknownCustomer */
export async function fetchBranding(
  { db }: Pick<BrandingContext, 'db'>,
  cuid: string,
  locale: Locale,
): Promise<SavedLook> {
  const [customer] = await db.select().from(customers).where(eq(customers.cuid, cuid));
  if (!customer) throw new Refusal('unknownCustomer');
  const [file] = await findFileVersion(db, cuid);
  const rows = [...(await listNewestSavedVersions(db, cuid, MAX_LISTED_VERSIONS)), ...(file ? [file] : [])];
  return {
    look: toLook(customer, locale),
    versions: rows.map((row) => ({
      id: row.id,
      at: row.saved.toISOString(),
      by: row.savedBy,
      look: toLook(
        {
          ...row,
          appShape: row.appShape ?? file?.appShape ?? null,
          bannerId: (row.bannerChosen ? row : file)?.bannerId ?? null,
        },
        locale,
      ),
    })),
  };
}
