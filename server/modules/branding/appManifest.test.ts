import { expect, it } from 'vitest';
import { type AppManifestOptions, buildAppManifest, computeIconVersion, shortenName } from './appManifest.ts';

const row: AppManifestOptions['row'] = {
  cuid: 'belleroche',
  lbl: { fr: 'Ville de Belleroche', en: 'Town of Belleroche' },
  logoId: 'abc',
  light: {},
  dark: {},
};
const shared = buildAppManifest({ row, locale: 'fr-FR', own: false });

it('gives an app on a shared host its own id, scope and pages', () => {
  expect(shared).toMatchObject({
    id: '/app/belleroche/',
    scope: '/app/belleroche/',
    start_url: '/app/belleroche/m/home',
    name: 'Ville de Belleroche',
    short_name: 'Belleroche',
    lang: 'fr-FR',
    display: 'standalone',
    shortcuts: [
      { name: 'Signaler un problème', url: '/app/belleroche/' },
      { name: 'Mes signalements', url: '/app/belleroche/m/home' },
    ],
  });
  const other = buildAppManifest({ row: { ...row, cuid: 'orangerie' }, locale: 'fr-FR', own: false });
  expect(other.id).not.toBe(shared.id);
  expect(other.start_url.startsWith(shared.scope)).toBe(false);
  expect(shared.start_url.startsWith(shared.scope)).toBe(true);
});

it('gives an app on its own host all pages and the requested language', () => {
  expect(buildAppManifest({ row, locale: 'en-US', own: true })).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/m/home',
    name: 'Town of Belleroche',
    lang: 'en-US',
  });
});

it('contains the colours of both schemes', () => {
  const colour = expect.stringMatching(/^#[\da-f]{6}$/i);
  const colours = { theme_color: colour, background_color: colour };
  expect(shared).toMatchObject({ ...colours, user_preferences: { color_scheme: { dark: colours } } });
  expect(shared.user_preferences.color_scheme.dark.background_color).not.toBe(shared.background_color);
});

it('lists any, maskable and monochrome icons, and no link icon', () => {
  expect(shared.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
    '96x96 monochrome',
  ]);
  for (const { src } of shared.icons)
    expect(src).toMatch(/^\/api\/app\/belleroche\/icon\/[\w-]+\.png\?v=[\w-]{10}$/);
});

it('changes icon URLs when the logo or its background changes', () => {
  const versions = [row, { ...row, logoId: null }, { ...row, light: { hdrBg1: '#112233' } }].map(
    computeIconVersion,
  );
  expect(new Set(versions).size).toBe(3);
  expect(computeIconVersion({ ...row })).toBe(versions[0]);
});

it.each([
  ['Ville de Belleroche', 'Belleroche'],
  ['Commune d’Arles-sur-Mer', 'Arles-sur-Mer'],
  ['Ville de la Roche', 'Roche'],
  ['L’Orangerie des Jardins', 'L’Orangerie'],
  ['Anticonstitutionnellement', 'Anticonstitutionnellement'],
  ['', ''],
])('shortens %s to %s under the icon', (name, short) => {
  expect(shortenName(name)).toBe(short);
});
