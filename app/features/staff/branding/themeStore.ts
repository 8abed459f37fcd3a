import { patternOf } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { adminCalls } from '@parvis/api/calls/admin';
import { CallFailed } from '@parvis/api/client';
import { isCustomerName, LOGO_MAX, type Look } from '@parvis/api/entities/theme';
import type { Role } from '@parvis/api/entities/user';
import { deviceStore } from '@parvis/previews/studio/deviceStore';
import type { ThemeDocument } from '@parvis/previews/studio/document';
import { BANNER_SIZE, LOGO_SIZE, type PictureSize, pictureData } from '@parvis/previews/studio/pictureData';
import {
  type ThemeField,
  ThemeRefused,
  type ThemeStore,
  type ThemeSummary,
} from '@parvis/previews/studio/store';
import { parsePalette } from '@parvis/theme/palette/palette';
import { usableShape } from '@parvis/theme/shape/shape';
import { client } from '../../../lib/api/client.ts';

/** By wire name. */
const fields: Readonly<Record<string, ThemeField>> = {
  logo: 'logo',
  wlogo: 'wlogo',
  banner: 'banner',
  lbl: 'label',
  appColors: 'palette',
  appShape: 'shape',
};

/** By error path (`body.appColors.bg1`). */
export const getFieldByPath = (path: string | undefined): ThemeField | undefined =>
  fields[/^body\.(\w+)/.exec(path ?? '')?.[1] ?? ''];

const LOGO = patternOf(addresses.logo.template);

/** None, a known id, or the picture. @throws Error if unreadable */
async function preparePicture(address: string, size: PictureSize): Promise<string | null> {
  if (address === '') return null;
  if (address.startsWith('data:')) return address;
  const url = new URL(address, location.href);
  if (url.origin === location.origin && LOGO.test(url.pathname)) return url.pathname;
  // Drawn, not fetched: the CSP only allows showing other sites' pictures.
  const picture = await pictureData(url.href, true, size);
  if (picture === null || picture.length > LOGO_MAX) throw new Error('The picture could not be copied.');
  return picture;
}

const getLogoUrl = (logo: string | null): string => (logo === null ? '' : new URL(logo, location.href).href);

const toDocument = ({ appColors, appShape, logo, wlogo, banner, lbl }: Look): ThemeDocument => {
  const parsed = parsePalette(appColors);
  return {
    palette: parsed.ok ? parsed.palette : {},
    logo: getLogoUrl(logo),
    wlogo: getLogoUrl(wlogo),
    // Older servers omit it.
    ...(banner !== undefined && { banner: getLogoUrl(banner) }),
    label: lbl,
    shape: usableShape(appShape),
  };
};

const fetchTheme = async (cuid: string) => {
  const [saved] = await client.call(adminCalls.themeGet, { cuid });
  if (!saved) throw new Error('The server answered without a look.');
  return saved;
};

const saveTheme = async (cuid: string, body: Look) => {
  try {
    const [saved] = await client.call(adminCalls.themeSave, { cuid, body });
    return saved;
  } catch (error) {
    const refused = error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.error;
    const field = refused && getFieldByPath(refused.path);
    throw field ? new ThemeRefused(field) : error;
  }
};

const encodePicture = (field: ThemeField, address: string, size = LOGO_SIZE): Promise<string | null> =>
  preparePicture(address, size).catch(() => {
    throw new ThemeRefused(field);
  });

type OwnRole = Pick<Role, 'cuid' | 'cstmrLbl'>;

/** Saves customers' themes on the server; other drafts stay on this device, with the first customer. */
export function createThemeStore(roles: readonly [OwnRole, ...OwnRole[]]): ThemeStore {
  const device = deviceStore();
  const customers = new Map(roles.map((role) => [role.cuid, role.cstmrLbl]));
  return {
    async list() {
      const own = [...customers].map(async ([id, name]): Promise<ThemeSummary> => {
        // One failure must not hide the others.
        const saved = await fetchTheme(id).catch(() => undefined);
        return { id, name: saved?.look.lbl ?? name, fixed: true, savedAt: saved?.versions[0]?.at ?? null };
      });
      return [...(await Promise.all(own)), ...(await device.list())];
    },
    async load(id) {
      if (!customers.has(id)) return device.load(id);
      const { look, versions } = await fetchTheme(id);
      return {
        id,
        name: look.lbl,
        fixed: true,
        savedAt: versions[0]?.at ?? null,
        document: toDocument(look),
      };
    },
    async save(theme) {
      const { id, document } = theme;
      const name = id === null ? undefined : customers.get(id);
      if (id === null || name === undefined) return device.save(theme);
      const lbl = document.label.trim() || name;
      if (!isCustomerName(lbl)) throw new ThemeRefused('label');
      const [logo, wlogo, banner] = await Promise.all([
        encodePicture('logo', document.logo),
        encodePicture('wlogo', document.wlogo),
        document.banner === undefined ? undefined : encodePicture('banner', document.banner, BANNER_SIZE),
      ]);
      const saved = await saveTheme(id, {
        appColors: document.palette,
        appShape: { ...document.shape },
        logo,
        wlogo,
        ...(banner !== undefined && { banner }),
        lbl,
      });
      return { id, name: lbl, fixed: true, savedAt: saved?.versions[0]?.at ?? new Date().toISOString() };
    },
    async remove(id) {
      if (customers.has(id)) throw new Error('The look of a customer cannot be removed.');
      await device.remove(id);
    },
    async content(id) {
      const cuid = id !== null && customers.has(id) ? id : roles[0].cuid;
      const [shown] = await client.call(adminCalls.themeShown, { cuid });
      if (!shown) throw new Error('The server answered without a menu.');
      const { banner } = shown;
      return { ...shown, ...(banner !== undefined && { banner: getLogoUrl(banner) }) };
    },
    async versions(id) {
      if (!customers.has(id)) return device.versions(id);
      const { versions } = await fetchTheme(id);
      return versions.map((version) => ({
        id: version.id,
        savedAt: version.at,
        by: version.by,
        document: toDocument(version.look),
      }));
    },
  };
}
