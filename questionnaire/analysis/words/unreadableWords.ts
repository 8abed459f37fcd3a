import type { JsonMistake, Unreadable } from '../json/readJson.ts';
import type { Both, Language } from './language.ts';

const FILES: Readonly<Record<Unreadable['why'], Both<string>>> = {
  missing: { fr: 'Ce fichier n’existe pas.', en: 'There is no such file.' },
  folder: { fr: 'C’est un dossier, pas un fichier.', en: 'This is a folder, not a file.' },
  forbidden: {
    fr: 'Ce fichier ne peut pas être lu : accès refusé.',
    en: 'This file may not be read: access is denied.',
  },
  loop: {
    fr: 'Ce lien tourne en rond\u202f: il ne mène à aucun fichier.',
    en: 'This link goes in a circle: it leads to no file.',
  },
  unreadable: { fr: 'Ce fichier ne peut pas être lu.', en: 'This file cannot be read.' },
  syntax: { fr: 'N’est pas du JSON :', en: 'Is not JSON:' },
};

/** Mistakes that are told with the character that stands there. */
const SHOWN = {
  curlyQuotes: {
    fr: (shown: string) => `${shown} n’est pas un guillemet de JSON\u202f; écrivez le guillemet droit (").`,
    en: (shown: string) => `${shown} is not a quote of JSON; write the straight one (").`,
  },
  unexpected: {
    fr: (shown: string) => `${shown} n’a pas sa place ici.`,
    en: (shown: string) => `${shown} does not belong here.`,
  },
} as const satisfies Partial<Record<JsonMistake, Both<(shown: string) => string>>>;

/** A character as a sentence shows it: one that nobody sees by its number. */
function shownIn(language: Language, character: string): string {
  const seen = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character);
  const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (language === 'fr') return seen ? `«\u202f${character}\u202f»` : `un caractère invisible (${number})`;
  return seen ? character : `an invisible character (${number})`;
}

const MISTAKES: Readonly<Record<Exclude<JsonMistake, keyof typeof SHOWN>, Both<string>>> = {
  unfinished: { fr: 'le texte s’arrête avant la fin.', en: 'the text ends too early.' },
  comment: { fr: 'JSON n’a pas de commentaires.', en: 'JSON has no comments.' },
  singleQuotes: { fr: 'les guillemets doivent être doubles (").', en: 'quotes must be double (").' },
  unquotedKey: { fr: 'une clé s’écrit entre guillemets (").', en: 'a key is written in quotes (").' },
  trailingComma: {
    fr: 'la virgule qui précède est de trop.',
    en: 'the comma before this is one too many.',
  },
  doubledComma: {
    fr: 'deux virgules se suivent\u202f; supprimez l’une d’elles.',
    en: 'two commas in a row; take one of them out.',
  },
  missingComma: { fr: 'il manque une virgule avant cet endroit.', en: 'a comma is missing before this.' },
  missingColon: { fr: 'il manque un deux-points après la clé.', en: 'a colon is missing after the key.' },
  semicolon: {
    fr: 'un point-virgule n’est pas une virgule\u202f; écrivez «\u202f,\u202f».',
    en: 'a semicolon is no comma; write ",".',
  },
  quoteWithin: {
    fr: 'un guillemet ferme le texte avant cet endroit\u202f; dans un texte, écrivez \\" ou «\u202f».',
    en: 'a quotation mark closes the text before this; within a text write \\" or “ ”.',
  },
  brokenString: {
    fr: 'ce texte n’est pas fermé sur sa ligne\u202f: il y manque un guillemet ("), ou il passe à la ligne, ce qui s’écrit \\n.',
    en: 'this text is not closed on its line: a quote (") is missing, or it breaks the line, which is written \\n.',
  },
  brokenEscape: {
    fr: '«\u202f\\\u202f» est mal suivi\u202f; dans un texte, écrivez-le \\\\.',
    en: '\\ has the wrong letter after it; within a text write it as \\\\.',
  },
  tabWithin: {
    fr: 'une tabulation est dans un texte\u202f; écrivez une espace à sa place.',
    en: 'a tab is in a text; write a space in its place.',
  },
  yesOrNo: {
    fr: 'oui et non s’écrivent true et false, en minuscules et sans guillemets.',
    en: 'yes and no are written true and false, in small letters and without quotes.',
  },
  tooDeep: {
    fr: 'trop de niveaux sont emboîtés les uns dans les autres.',
    en: 'too many levels stand inside one another.',
  },
  notJson: {
    fr: 'un fichier JSON commence par «\u202f{\u202f» ou «\u202f[\u202f».',
    en: 'a JSON file begins with { or [.',
  },
  afterEnd: { fr: 'rien ne doit suivre la fin.', en: 'nothing may follow the end.' },
};

const isShown = (mistake: JsonMistake): mistake is keyof typeof SHOWN => Object.hasOwn(SHOWN, mistake);

/** Why a file gave no data, in one sentence. */
export function unreadableWords(error: Unreadable, language: Language): string {
  const told = FILES[error.why][language];
  if (error.why !== 'syntax') return told;
  const { mistake, character } = error;
  if (!isShown(mistake)) return `${told} ${MISTAKES[mistake][language]}`;
  return `${told} ${SHOWN[mistake][language](shownIn(language, character))}`;
}
