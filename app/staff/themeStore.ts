import { adminCalls } from '@parvis/api/calls/admin';
import type { Look } from '@parvis/api/entities/theme';
import type { Role } from '@parvis/api/entities/user';
import { deviceStore } from '@parvis/previews/studio/deviceStore';
import type { ThemeDocument } from '@parvis/previews/studio/document';
import type { ThemeStore, ThemeSummary } from '@parvis/previews/studio/store';
import { parsePalette } from '@parvis/theme/palette';
import { client } from '../session/client.ts';
import { logoToSend } from './logoToSend.ts';

/** When the look of a customer's file was made, which nobody saved. */
const NEVER = new Date(0).toISOString();

const addressOf = (logo: string | null): string => (logo === null ? '' : new URL(logo, location.href).href);

const documentOf = ({ appColors, logo, wlogo, lbl }: Look): ThemeDocument => {
  const parsed = parsePalette(appColors);
  return {
    palette: parsed.ok ? parsed.palette : {},
    logo: addressOf(logo),
    wlogo: addressOf(wlogo),
    label: lbl,
  };
};

const ask = async (cuid: string) => {
  const [saved] = await client.call(adminCalls.themeGet, { cuid });
  if (!saved) throw new Error('The server answered without a look.');
  return saved;
};

/**
 * Themes of the customers a person administers, kept by the server under the customer's id and live at the next load;
 * other drafts stay on this device.
 */
export function themeStore(roles: readonly Role[]): ThemeStore {
  const device = deviceStore();
  const customers = new Map(roles.map((role) => [role.cuid, role.cstmrLbl]));
  return {
    async list() {
      const own = [...customers].map(async ([id, name]): Promise<ThemeSummary> => {
        const { versions } = await ask(id);
        return { id, name, savedAt: versions[0]?.at ?? NEVER };
      });
      return [...(await Promise.all(own)), ...(await device.list())];
    },
    async load(id) {
      const name = customers.get(id);
      if (name === undefined) return device.load(id);
      const { look, versions } = await ask(id);
      return { id, name, savedAt: versions[0]?.at ?? NEVER, document: documentOf(look) };
    },
    async save(theme) {
      const { id, document } = theme;
      const name = id === null ? undefined : customers.get(id);
      if (id === null || name === undefined) return device.save(theme);
      const [logo, wlogo] = await Promise.all([logoToSend(document.logo), logoToSend(document.wlogo)]);
      const body: Look = { appColors: document.palette, logo, wlogo, lbl: document.label || name };
      const [saved] = await client.call(adminCalls.themeSave, { cuid: id, body });
      return { id, name, savedAt: saved?.versions[0]?.at ?? new Date().toISOString() };
    },
    async remove(id) {
      if (customers.has(id)) throw new Error('The look of a customer cannot be removed.');
      await device.remove(id);
    },
    async versions(id) {
      if (!customers.has(id)) return device.versions(id);
      const { versions } = await ask(id);
      return versions.map((version) => ({
        id: version.id,
        savedAt: version.at,
        document: documentOf(version.look),
      }));
    },
  };
}
