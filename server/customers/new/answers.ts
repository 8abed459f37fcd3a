import { NOT_TURNED, ONE_LINE, VISIBLE } from '@parvis/locales/forms/names';
import { defaultLanguage } from '@parvis/locales/languages';
import type { Both, Language as Speech } from '@parvis/questionnaire/analysis/words/language';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { readColour } from '@parvis/theme/colour/written';
import { brand } from '@parvis/theme/palette/brand';
import { type Answers, codeOf } from './example.ts';
import { EXAMPLE_LANGUAGES } from './exampleMenu.ts';

/** A question of `parvis new`. */
interface Asked<Answer> {
  /** The option that answers it. */
  readonly option: string;
  readonly ask: Both<string>;
  /** What is taken where nothing is typed, if it may be left out. */
  readonly usual?: Both<string>;
  /** The answer as it is used, or nothing where it makes no sense. */
  readonly read: (typed: string) => Answer | undefined;
  readonly wrong: Both<string>;
}

const MOST_OF_A_NAME = 80;

function readName(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim();
  const isRight = VISIBLE.test(name) && ONE_LINE.test(name) && NOT_TURNED.test(name);
  return isRight && name.length <= MOST_OF_A_NAME ? name : undefined;
}

const isOfExample = (tag: string): tag is (typeof EXAMPLE_LANGUAGES)[number] =>
  EXAMPLE_LANGUAGES.some((one) => one === tag);

function readLanguages(typed: string): (typeof EXAMPLE_LANGUAGES)[number][] | undefined {
  const tags = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((tag) => tag !== '');
  const known = tags.filter(isOfExample);
  // Without the words of the first language whoever chose none would read another.
  return known.includes(defaultLanguage) && known.length === tags.length ? [...new Set(known)] : undefined;
}

/** What is asked, in its order. */
export const ASKED: { readonly [Key in keyof Answers]: Asked<Answers[Key]> } = {
  name: {
    option: '--name',
    ask: {
      fr: 'Nom de la ville, comme on l’appelle (Ville de Saint-Elme)',
      en: 'Name of the town, as people call it (Town of Saint-Elme)',
    },
    read: readName,
    wrong: {
      fr: `Il faut un nom sur une ligne, de ${MOST_OF_A_NAME} signes au plus.`,
      en: `A name is one line of at most ${MOST_OF_A_NAME} signs.`,
    },
  },
  mail: {
    option: '--mail',
    ask: {
      fr: 'Adresse e-mail où on lui écrit, et qui lira les signalements',
      en: 'E-mail address where people write to it, and which reads the reports',
    },
    read: normaliseEmail,
    wrong: {
      fr: 'Ce n’est pas une adresse e-mail complète, comme mairie@saint-elme.fr.',
      en: 'This is no whole e-mail address, such as mairie@saint-elme.fr.',
    },
  },
  colour: {
    option: '--colour',
    ask: { fr: 'Couleur principale', en: 'Main colour' },
    usual: { fr: brand.lightPrimary, en: brand.lightPrimary },
    read: (typed) => readColour(typed)?.colour.slice(0, 7),
    wrong: {
      fr: 'Ce n’est pas une couleur : écrivez-la comme #0A7D4B.',
      en: 'This is no colour: write it like #0A7D4B.',
    },
  },
  languages: {
    option: '--languages',
    ask: {
      fr: `Langues, celle de la ville d’abord (${EXAMPLE_LANGUAGES.join(', ')})`,
      en: `Languages, that of the town first (${EXAMPLE_LANGUAGES.join(', ')})`,
    },
    usual: { fr: 'fr', en: 'fr' },
    read: readLanguages,
    wrong: {
      fr: 'Il faut fr, fr,en ou en,fr : le français en est ; d’autres langues s’ajoutent dans le fichier.',
      en: 'It is fr, fr,en or en,fr: French is among them; other languages are added in the file.',
    },
  },
  place: {
    option: '--place',
    ask: { fr: 'Premier lieu où un code sera affiché', en: 'First place where a code will hang' },
    usual: { fr: 'Mairie', en: 'Town hall' },
    read: (typed) => {
      const place = readName(typed);
      return place !== undefined && codeOf(place) !== '' ? place : undefined;
    },
    wrong: {
      fr: `Il faut un nom de lieu avec une lettre ou un chiffre, de ${MOST_OF_A_NAME} signes au plus.`,
      en: `The name of a place has a letter or a digit, and at most ${MOST_OF_A_NAME} signs.`,
    },
  },
};

/** The keys of the answers, in the order in which they are asked. */
export const ASKED_KEYS = Object.keys(ASKED) as (keyof Answers)[];

/** Answers as they were typed. */
export type Typed = Partial<Record<keyof Answers, string>>;

/** What of the answers is missing or makes no sense. */
export interface Lacking {
  readonly key: keyof Answers;
  readonly why: 'missing' | 'wrong';
}

/** What is taken where nothing is typed; a place is called as the town speaks. */
export function usualOf(key: keyof Answers, typed: Typed, language: Speech): string | undefined {
  const [first] = readLanguages(typed.languages ?? '') ?? [];
  return ASKED[key].usual?.[key === 'place' ? (first ?? defaultLanguage) : language];
}

/** An answer as it is used: what was typed, else what is usual. */
export function answered<Key extends keyof Answers>(
  key: Key,
  typed: Typed,
  language: Speech,
): Answers[Key] | undefined {
  const given = typed[key]?.trim() ? typed[key] : usualOf(key, typed, language);
  return given === undefined ? undefined : ASKED[key].read(given);
}

/** All answers together, or what is wrong with them. */
export function answersOf(typed: Typed, language: Speech): Answers | readonly Lacking[] {
  const one = <Key extends keyof Answers>(key: Key) => answered(key, typed, language);
  const [name, mail, colour, place, languages] = [
    one('name'),
    one('mail'),
    one('colour'),
    one('place'),
    one('languages'),
  ];
  if (name && mail && colour && place && languages) return { name, mail, colour, place, languages };
  const lacks = ASKED_KEYS.filter((key) => one(key) === undefined);
  return lacks.map((key) => ({ key, why: typed[key]?.trim() ? 'wrong' : 'missing' }));
}
