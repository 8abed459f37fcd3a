import { defaultLocale, languages } from '@parvis/locales/languages';
import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import type { Repair } from '@parvis/theme/contrast/readable';
import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import type { ColourKey, Scheme } from '@parvis/theme/palette/keys';
import { darkKey, type Palette, type PaletteKey } from '@parvis/theme/palette/palette';
import { resolve } from '@parvis/theme/palette/resolve';
import { text } from '../../base/texts.ts';

/** A key by the name that it has in a scheme. */
export const nameIn = (scheme: Scheme, key: ColourKey): PaletteKey =>
  scheme === 'dark' ? darkKey(key) : key;

/** The keys of the ground that a repair is about. */
export const groundOf = ({ because }: Repair): readonly ColourKey[] => [
  ...new Set(surfaceTable.find(({ surface }) => surface === because.surface)?.keys ?? []),
];

const SCHEMES: Readonly<Record<Scheme, Both<string>>> = {
  light: { fr: 'En mode clair', en: 'In the light scheme' },
  dark: { fr: 'En mode sombre', en: 'In the dark scheme' },
};
const DEFAULT: Both<string> = { fr: ', couleur d’origine', en: ', the default' };
const AND: Both<string> = { fr: ' et ', en: ' and ' };

const QUOTED: Both<(name: string) => string> = {
  fr: (name) => `«\u202f${name}\u202f»`,
  en: (name) => `"${name}"`,
};

/** What a key colours, as the studio calls it, within a sentence. */
function calledIn(language: Language, key: ColourKey): string {
  const name = text(`colour.${key}`, languages.find(({ tag }) => tag === language)?.locale ?? defaultLocale);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** What is lacking is never rounded to what is needed. */
const figure = (ratio: number, language: Language): string =>
  (Math.floor(ratio * 100) / 100).toLocaleString(language);

/** Which colours of a file cannot be read together, by how much, and as what one of them is drawn. */
export function repairWords(palette: Palette, repair: Repair): Both<string> {
  const { scheme, key, to, because } = repair;
  const values = resolve(palette, scheme);
  const say = (language: Language) => {
    const named = (one: ColourKey) => QUOTED[language](nameIn(scheme, one));
    const seen = (one: ColourKey) =>
      `${named(one)} (${calledIn(language, one)}, ${values[one]}${palette[nameIn(scheme, one)] === undefined ? DEFAULT[language] : ''})`;
    const carried = because.key in values ? seen(because.key as ColourKey) : QUOTED[language](because.key);
    const [needed, reached] = [figure(because.required, language), figure(because.ratio, language)];
    const own = palette[nameIn(scheme, key)] === undefined ? `"${nameIn(scheme, key)}"` : undefined;
    return {
      carried,
      grounds: groundOf(repair).map(seen).join(AND[language]),
      reached,
      needed,
      scheme: SCHEMES[scheme][language],
      becomes: named(key),
      own,
    };
  };
  const [fr, en] = [say('fr'), say('en')];
  return {
    fr: `${fr.carried} ne se lit pas sur ${fr.grounds}\u202f: contraste ${fr.reached} au lieu de ${fr.needed}. ${fr.scheme}, ${fr.becomes} devient ${to}${fr.own ? `\u202f; pour choisir vous-même, écrivez ${fr.own}` : ''}.`,
    en: `${en.carried} cannot be read on ${en.grounds}: contrast ${en.reached} in place of ${en.needed}. ${en.scheme} ${en.becomes} becomes ${to}${en.own ? `; to choose yourself write ${en.own}` : ''}.`,
  };
}
