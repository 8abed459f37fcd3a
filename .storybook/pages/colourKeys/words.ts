import type { colours as French } from '@parvis/locales/fr/colours';
import { colours } from '@parvis/locales/inBook/coloursInBook';
import { type Language, languages } from '@parvis/locales/languages';
import { colourKeys } from '@parvis/theme/palette/keys';

export type { Language };

type ColourWords = Readonly<Record<keyof typeof French, string>>;

/** The product's words about its colours. */
export const colourWords = colours as Readonly<Record<Language, ColourWords>>;

const written = {
  fr: {
    keys: 'Les clés de couleur',
    keysText: `${colourKeys.length} clés, chacune avec une jumelle sombre. La palette et le mode se choisissent dans la barre d’outils.`,
    matrix: 'Les contrastes',
    matrixText:
      'Chaque paire de la table, mesurée sur toute la longueur des dégradés, la transparence comprise.',
    allPass: 'Toutes les paires de cette palette suffisent telles quelles.',
    repaired: (count: number) =>
      count > 1
        ? `${count} couleurs sont corrigées pour rester lisibles.`
        : 'Une couleur est corrigée pour rester lisible.',
    carries: 'Porte',
    standsOn: 'Se lit sur',
    on: 'sur',
    measuredWith: 'Mesuré avec',
    defaults: 'Par défaut',
    insteadOf: 'corrigé, au lieu de',
    surface: 'Fond',
    figure: 'Dessus',
    needed: 'Nécessaire',
    chosen: 'Choisi',
    drawn: 'Dessiné',
    number: (value: number) =>
      value.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  },
  en: {
    keys: 'The colour keys',
    keysText: `${colourKeys.length} keys, each with a dark twin. Choose palette and scheme in the toolbar.`,
    matrix: 'The contrasts',
    matrixText: 'Every pair of the table, measured along the whole of each gradient, transparency included.',
    allPass: 'Every pair of this palette is enough as it is.',
    repaired: (count: number) =>
      count === 1
        ? 'One colour is changed to stay readable.'
        : `${count} colours are changed to stay readable.`,
    carries: 'Carries',
    standsOn: 'Stands on',
    on: 'on',
    measuredWith: 'Measured with',
    defaults: 'Default',
    insteadOf: 'changed, instead of',
    surface: 'Ground',
    figure: 'On it',
    needed: 'Needed',
    chosen: 'Chosen',
    drawn: 'Drawn',
    number: (value: number) =>
      value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  },
} as const;

type PageWords = (typeof written)[keyof typeof written];
const own: Readonly<Partial<Record<Language, PageWords>>> = written;
/** Words of these pages alone; those of the first language where there are none in another. */
export const pageWords = Object.fromEntries(
  languages.map(({ tag }) => [tag, own[tag] ?? written[languages[0].tag]]),
) as Readonly<Record<Language, PageWords>>;
