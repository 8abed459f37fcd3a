import { RESERVED_NAMES } from '@parvis/api/reservedNames';
import type { Both } from '@parvis/questionnaire/analysis/words/language';
import { inFrenchQuotes } from '@parvis/questionnaire/analysis/words/quotes';
import type { Row } from './sentence.ts';

/** The names that no customer has, as a sentence lists them. */
const RESERVED = RESERVED_NAMES.map((name) => `/staff/${name}`).join(', ');

/** How a sentence begins about what stands there, or that nothing does. */
const start = {
  fr: (value: string) => (value === '' ? 'Manque' : `Trouvé : ${inFrenchQuotes(value)}`),
  en: (value: string) => (value === '' ? 'Missing' : `Found ${value}`),
};

const DANGER_SAID: Both<string> = {
  fr: 'Un danger se dit dans une question : "flags": ["danger"].',
  en: 'A danger is said in a question: "flags": ["danger"].',
};

/** What is said beside what may stand under a key that may be left out, and is taken for another. */
export const ASIDES: Readonly<Record<string, Both<string>>> = {
  urgency: {
    fr: `Sans cette clé, les numéros d’urgence sont montrés en entier. ${DANGER_SAID.fr}`,
    en: `Without this key the emergency numbers are shown in full. ${DANGER_SAID.en}`,
  },
  caseType: {
    fr: `Sans cette clé, la tuile n’a pas de contour. ${DANGER_SAID.fr}`,
    en: `Without this key the tile has no outline. ${DANGER_SAID.en}`,
  },
};

/** What is said of how a customer’s file is written: its name, its keys, the form of what stands there. */
export const FORM_SENTENCES = {
  wrongName: {
    severity: 'error',
    fr: ({ value }) =>
      `Le fichier doit s’appeler « customer.json », en minuscules ; « ${value} » n’est pas lu.`,
    en: ({ value }) => `The file must be called "customer.json", in small letters; "${value}" is not read.`,
  },
  noCustomer: {
    severity: 'error',
    fr: ({ meant }) =>
      `Ce dossier ne contient pas de fichier « customer.json »${meant && ` ; c’est peut-être « ${meant} », à renommer ainsi`}.`,
    en: ({ meant }) =>
      `This folder holds no file "customer.json"${meant && `; perhaps it is "${meant}", to be renamed so`}.`,
  },
  noPlainText: {
    severity: 'error',
    fr: ({ value }) =>
      `Ce dossier ne contient pas de fichier « customer.json » ; « ${value} » est d’un traitement de texte : enregistrez-le en texte brut (UTF-8) sous le nom « customer.json ».`,
    en: ({ value }) =>
      `This folder holds no file "customer.json"; "${value}" is of a word processor: save it as plain text (UTF-8) under the name "customer.json".`,
  },
  notFile: {
    severity: 'error',
    fr: () => '« customer.json » n’est pas un fichier ordinaire.',
    en: () => '"customer.json" is not an ordinary file.',
  },
  fileTooLarge: {
    severity: 'error',
    fr: ({ other }) => `« customer.json » pèse plus de ${other} Mo.`,
    en: ({ other }) => `"customer.json" is larger than ${other} MB.`,
  },
  notChecked: {
    severity: 'error',
    fr: ({ value }) =>
      `Ce fichier n’a pas pu être vérifié : c’est une faute de Parvis, merci de la signaler (${value}).`,
    en: ({ value }) =>
      `This file could not be checked: that is a fault of Parvis, please report it (${value}).`,
  },
  notStored: {
    severity: 'error',
    fr: ({ value }) =>
      `Ce client n’a pas pu être enregistré : c’est une faute de Parvis, merci de la signaler (${value}).`,
    en: ({ value }) =>
      `This customer could not be stored: that is a fault of Parvis, please report it (${value}).`,
  },
  manyMore: {
    severity: 'warning',
    fr: ({ value }) => `… et ${value} autres remarques, qui ne sont pas affichées.`,
    en: ({ value }) => `… and ${value} more, which are not shown.`,
  },
  manyMoreErrors: {
    severity: 'error',
    fr: ({ value }) => `… et ${value} autres remarques, dont des erreurs, qui ne sont pas affichées.`,
    en: ({ value }) => `… and ${value} more, errors among them, which are not shown.`,
  },
  notUtf8: {
    severity: 'error',
    fr: () => 'Une lettre est illisible ici : enregistrez le fichier en UTF-8.',
    en: () => 'A letter cannot be read here: save the file as UTF-8.',
  },
  tooDeep: {
    severity: 'error',
    fr: () => 'Trop de niveaux sont emboîtés les uns dans les autres.',
    en: () => 'Too many levels stand inside one another.',
  },
  repeatedKey: {
    severity: 'error',
    fr: ({ value }) => `La clé « ${value} » est écrite deux fois : seule la dernière serait lue.`,
    en: ({ value }) => `The key "${value}" is written twice: only the last one would be read.`,
  },
  unknownKey: {
    severity: 'error',
    fr: ({ value, meant, other }) =>
      `La clé « ${value} » n’est pas connue ici ; ${meant ? `peut-être « ${meant} »` : `clés possibles : ${other}`}.`,
    en: ({ value, meant, other }) =>
      `The key "${value}" is not known here; ${meant ? `perhaps "${meant}"` : `possible keys: ${other}`}.`,
  },
  notCode: {
    severity: 'error',
    fr: ({ value }) =>
      `Trouvé : ${inFrenchQuotes(value)} ; attendu : un code de lettres sans accent, de chiffres, de « - », « _ » ou « . », sans espace, qui commence par une lettre ou un chiffre, 64 caractères au plus.`,
    en: ({ value }) =>
      `Found ${value}; allowed: a code of letters without accents, digits, "-", "_" or ".", without spaces, that begins with a letter or a digit, 64 characters at most.`,
  },
  reservedName: {
    severity: 'error',
    fr: () =>
      `Ce nom est celui d’une page (${RESERVED}) : choisissez-en un autre, comme celui de la ville. Si le client est déjà en service : npx parvis rename.`,
    en: () =>
      `This is the name of a page (${RESERVED}): choose another one, such as that of the town. If the customer is in service already: npx parvis rename.`,
  },
  notFileName: {
    severity: 'error',
    fr: ({ value }) =>
      `Trouvé : ${inFrenchQuotes(value)} ; attendu : le nom d’un fichier du même dossier, sans espace, accent ni « / » ; renommez le fichier.`,
    en: ({ value }) =>
      `Found ${value}; allowed: the name of a file in the same folder, without spaces, accents or "/"; rename the file.`,
  },
  notOneLine: {
    severity: 'error',
    fr: () =>
      'Ce texte contient un retour à la ligne, une tabulation ou un caractère invisible : écrivez-le d’un seul tenant.',
    en: () => 'This text holds a line break, a tab or an invisible character: write it in one piece.',
  },
  emptyWords: {
    severity: 'error',
    fr: () => 'Ce texte est vide : écrivez-le, ou supprimez cette langue.',
    en: () => 'This text is empty: write it, or leave this language out.',
  },
  missingKey: {
    severity: 'error',
    fr: ({ value, meant }) => `Manque : écrivez par exemple "${value}": ${meant}.`,
    en: ({ value, meant }) => `Missing: write for example "${value}": ${meant}.`,
  },
  noPolls: {
    severity: 'error',
    fr: ({ value }) =>
      `Il n’y a pas encore de tuile « ${value} » : écrivez "type": "reportEnd", et posez la question dans « questionnaire », comme docs/customers.md le montre sous « Un sondage ».`,
    en: ({ value }) =>
      `There is no tile of type "${value}" yet: write "type": "reportEnd", and ask in "questionnaire", as docs/customers.en.md shows under "A poll".`,
  },
  mainCode: {
    severity: 'error',
    fr: () => '« main » est le nom de la première page du menu : choisissez un autre code.',
    en: () => '"main" is the name of the first page of the menu: choose another code.',
  },
  repeated: {
    severity: 'error',
    fr: ({ value, other }) => `« ${value} » est déjà pris par ${other}.`,
    en: ({ value, other }) => `"${value}" is already taken by ${other}.`,
  },
  emptyMenu: {
    severity: 'error',
    fr: () =>
      'Ce menu est vide : donnez-lui des « entries », ou le type « reportEnd » s’il se signale lui-même.',
    en: () =>
      'This menu is empty: give it "entries", or the type "reportEnd" if it is to be reported itself.',
  },
  entriesUnseen: {
    severity: 'error',
    fr: () => 'Seul un menu a des « entries » : celles-ci ne seraient vues de personne.',
    en: () => 'Only a menu has "entries": nobody would see these.',
  },
  notWords: {
    severity: 'error',
    fr: ({ value, language }) =>
      `Trouvé : ${inFrenchQuotes(value)} ; les mots s’écrivent par langue : { "${language}": ${value} }.`,
    en: ({ value, language }) =>
      `Found ${value}; words are written by language: { "${language}": ${value} }.`,
  },
  noWords: {
    severity: 'error',
    fr: () => 'Il manque les mots : écrivez-les dans une langue au moins, comme { "fr": "Mairie" }.',
    en: () => 'The words are missing: write them in one language at least, as { "fr": "Mairie" }.',
  },
  notNumber: {
    severity: 'error',
    fr: ({ value }) =>
      `Trouvé : ${inFrenchQuotes(value)} ; attendu : un numéro de chiffres et d’espaces, avec « + » devant au besoin, 20 signes au plus ; les mots vont sous « lbl ».`,
    en: ({ value }) =>
      `Found ${value}; allowed: a number of digits and spaces, with "+" before them where needed, 20 signs at most; words go under "lbl".`,
  },
  notDays: {
    severity: 'error',
    fr: ({ value, meant, other }) =>
      `${start.fr(value)} ; attendu : un nombre entier de jours, de ${meant} à ${other}, sans guillemets.`,
    en: ({ value, meant, other }) =>
      `${start.en(value)}; allowed: a whole number of days, from ${meant} to ${other}, without quotes.`,
  },
  notMinutes: {
    severity: 'error',
    fr: ({ value, meant, other }) =>
      `${start.fr(value)} ; attendu : un nombre entier de minutes, de ${meant} à ${other}, sans guillemets.`,
    en: ({ value, meant, other }) =>
      `${start.en(value)}; allowed: a whole number of minutes, from ${meant} to ${other}, without quotes.`,
  },
  notSeconds: {
    severity: 'error',
    fr: ({ value, meant, other }) =>
      `${start.fr(value)} ; attendu : un nombre entier de secondes, de ${meant} à ${other}, sans guillemets.`,
    en: ({ value, meant, other }) =>
      `${start.en(value)}; allowed: a whole number of seconds, from ${meant} to ${other}, without quotes.`,
  },
  notMany: {
    severity: 'error',
    fr: ({ value, meant, other }) =>
      `${start.fr(value)} ; attendu : un nombre entier, de ${meant} à ${other}, sans guillemets.`,
    en: ({ value, meant, other }) =>
      `${start.en(value)}; allowed: a whole number, from ${meant} to ${other}, without quotes.`,
  },
  notZone: {
    severity: 'error',
    fr: () =>
      'Ce n’est pas un fuseau horaire connu : écrivez-le comme « Europe/Paris », « Indian/Reunion » ou « America/Martinique ».',
    en: () =>
      'This is no time zone that is known: write it as "Europe/Paris", "Indian/Reunion" or "America/Martinique".',
  },
  notLanguage: {
    severity: 'error',
    fr: ({ value, meant }) =>
      `Les langues s’écrivent en deux lettres, comme « fr » : « ${value} » n’est lu par personne${meant && ` ; peut-être « ${meant} »`}.`,
    en: ({ value, meant }) =>
      `Languages are written in two letters, as "fr": nobody reads "${value}"${meant && `; perhaps "${meant}"`}.`,
  },
} as const satisfies Readonly<Record<string, Row>>;
