import { expect, test } from 'vitest';
import { loaders } from './areas.ts';
import { createSmallEngine } from './engine.ts';
import { createI18nextEngine } from './i18nextEngine.ts';
import { locales } from './languages.ts';

const small = createSmallEngine();
const full = createI18nextEngine();

const values = [
  {},
  { count: 0 },
  { count: 1 },
  { count: 2 },
  { count: 1_000_000 },
  { count: 3, max: 5, value: '4,3', lbl: 'Toilettes', qrid: '<b>$t(app.name)</b> {{count}} $1 $&' },
];

test.each(locales)('the small engine matches i18next for every text and value (%s)', async (locale) => {
  for (const load of Object.values(loaders[locale])) {
    const texts = await load();
    small.add(locale, texts);
    full.add(locale, texts);
    const ids = new Set(
      Object.keys(texts).flatMap((id) => [id, id.replace(/_(zero|one|two|few|many|other)$/, '')]),
    );
    for (const id of ids) {
      for (const given of values) {
        const holes = [...(texts[id] ?? '').matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');
        if (!holes.every((hole) => hole in given)) continue;
        expect([id, given, small.say(locale, id, given)]).toEqual([id, given, full.say(locale, id, given)]);
      }
    }
  }
});
