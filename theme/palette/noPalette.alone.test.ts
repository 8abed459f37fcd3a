import { beforeEach, expect, test, vi } from 'vitest';

/** It warns once per page. */
async function parts() {
  vi.resetModules();
  const [{ resolve }, { readablePalette }, { applyTheme }, { themeCss }, { defaultPalette }] =
    await Promise.all([
      import('./resolve.ts'),
      import('../contrast/readable.ts'),
      import('../css/apply.ts'),
      import('../css/css.ts'),
      import('./keys.ts'),
    ]);
  return { resolve, readablePalette, applyTheme, themeCss, defaultPalette };
}

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warned.mockClear());

/** From untyped code. */
const none = [null, undefined, 'red', 42, ['#FF0000'], { bg1: 3 }, { bg1: 'nope', txt: null }] as never[];

test.each(none)('%j falls back to the defaults everywhere and warns once', async (given) => {
  const { resolve, readablePalette, applyTheme, themeCss, defaultPalette } = await parts();
  for (const scheme of ['light', 'dark'] as const)
    expect(resolve(given, scheme)).toEqual(defaultPalette(scheme));
  const { repairs: _, ...readable } = readablePalette(given);
  const { repairs: __, ...usual } = readablePalette({});
  expect(readable).toEqual(usual);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned.mock.calls[0]?.[0]).toMatch(/palette.*parsePalette/s);

  const schemes = { light: defaultPalette('light'), dark: defaultPalette('dark') };
  expect(themeCss({ light: given, dark: given })).toBe(themeCss(schemes));
  const set = new Map<string, string>();
  const style = {
    getPropertyValue: () => '',
    setProperty: (name: string, value: string | null) => void set.set(name, String(value)),
    removeProperty: () => '',
  };
  applyTheme({ style }, given, 'dark');
  expect(set.get('--pv-colors-bg1')).toBe(schemes.dark.bg1);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('invalid schemes fall back to the defaults and warn', async () => {
  const { themeCss, defaultPalette } = await parts();
  expect(themeCss(null as never)).toBe(
    themeCss({ light: defaultPalette('light'), dark: defaultPalette('dark') }),
  );
  expect(warned).toHaveBeenCalledTimes(1);
});
