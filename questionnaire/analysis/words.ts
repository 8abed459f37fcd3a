import type { Event } from '../engine/types.ts';
import type { About, Finding, FindingId } from './findings.ts';
import type { Witness } from './witness.ts';

/**
 * What the command says, in French and in English. These are words for people who write questionnaires, not for those
 * who answer them; the room may not import `locales`, and the command has to speak in a checkout of this package alone,
 * so they stand here rather than among the product's texts.
 */
export type Language = 'fr' | 'en';

type Sentence = (about: Required<About>) => string;
/** The same in both languages of the command. */
export type Both<T> = Readonly<Record<Language, T>>;

const SENTENCES: Readonly<Record<FindingId, Both<Sentence>>> = {
  danglingFollowUp: {
    fr: () => 'Mène à une question qui n’existe pas : le questionnaire s’arrêterait là.',
    en: () => 'Leads to a question that does not exist: the questionnaire would stop there.',
  },
  emptyQuestion: {
    fr: () => 'La question ne contient rien : personne ne peut y répondre.',
    en: () => 'The question holds nothing: nobody can answer it.',
  },
  duplicateId: {
    fr: () => 'Cet identifiant est déjà celui d’un autre élément de la question.',
    en: () => 'This id already belongs to another item of the question.',
  },
  unreachableQuestion: {
    fr: () => 'Aucune réponse ne mène à cette question.',
    en: () => 'No answer leads to this question.',
  },
  cannotTerminate: {
    fr: () => 'À partir d’ici, aucune réponse ne mène à la fin.',
    en: () => 'From here no answer leads to an end.',
  },
  passiveCycle: {
    fr: () => 'Les écrans tournent en rond sans que rien ne soit demandé.',
    en: () => 'The screens go round in a circle in which nothing is asked.',
  },
  flagNeverRaised: {
    fr: ({ flag }) => `« ${flag} » est lu, mais rien ne le pose : ni une réponse, ni contextFlags, ni await.`,
    en: ({ flag }) => `"${flag}" is read, but nothing raises it: no answer, no contextFlags, no await.`,
  },
  flagNeverRead: {
    fr: ({ flag }) => `« ${flag} » est posé ou annoncé, mais rien ne le lit ici.`,
    en: ({ flag }) => `"${flag}" is raised or announced, but nothing reads it here.`,
  },
  shadowedKey: {
    fr: ({ key }) => `La clé « ${key} » n’est jamais choisie : une clé placée avant elle l’est toujours.`,
    en: ({ key }) => `The key "${key}" is never chosen: a key before it always is.`,
  },
  missingDefault: {
    fr: () => 'Aucune clé ne convient, et il n’y a pas de « default » : la suite manque.',
    en: () => 'No key fits and there is no "default": the way on is missing.',
  },
  optionalOnlyWithoutButton: {
    fr: ({ item }) => `La note « ${item} » est facultative, mais aucun bouton ne permet de la passer.`,
    en: ({ item }) => `The rating "${item}" is optional, but no button lets anyone skip it.`,
  },
  presetWithoutButton: {
    fr: ({ item }) => `« ${item} » est déjà coché, mais aucun bouton ne permet de l’accepter.`,
    en: ({ item }) => `"${item}" is ticked already, but no button lets anyone accept it.`,
  },
  optionalCutOff: {
    fr: ({ item }) => `La question se termine avant que la note facultative « ${item} » puisse être donnée.`,
    en: ({ item }) => `The question ends before the optional rating "${item}" can be given.`,
  },
  twoButtons: {
    fr: ({ item }) => `Deux boutons terminent la question : « ${item} » et une validation.`,
    en: ({ item }) => `Two buttons end the question: "${item}" and a confirm.`,
  },
  mixedChoice: {
    fr: ({ item }) =>
      `La case « ${item} » côtoie une autre réponse sans bouton : la dernière donnée termine la question.`,
    en: ({ item }) =>
      `The box "${item}" stands beside another answer without a button: whichever is last ends the question.`,
  },
  imageWithoutDescription: {
    fr: () => 'L’image n’a pas de description (imgDesc) : elle ne dit rien à qui ne la voit pas.',
    en: () => 'The picture has no description (imgDesc): it tells nothing to those who cannot see it.',
  },
  abortDefaultType: {
    fr: ({ item }) => `Quitter répondrait à « ${item} » ce que cet élément ne peut pas prendre.`,
    en: ({ item }) => `Leaving would answer "${item}" with what that item cannot take.`,
  },
  yesCannotBe: {
    fr: () => 'Une confirmation dont aucune réponse ne pose « yes » : rien ne peut être confirmé.',
    en: () => 'A confirmation in which no answer raises "yes": nothing can be confirmed.',
  },
  yesUnavoidable: {
    fr: () => 'Fermer à cet endroit confirmerait : « yes » est posé avant la dernière étape.',
    en: () => 'Closing at this place would confirm: "yes" is raised before the last step.',
  },
  missingText: {
    fr: ({ text, language }) => `Le texte « ${text} » manque (${language}).`,
    en: ({ text, language }) => `The text "${text}" is missing (${language}).`,
  },
  unusedText: {
    fr: ({ text, language }) => `Le texte « ${text} » (${language}) n’est montré nulle part.`,
    en: ({ text, language }) => `The text "${text}" (${language}) is shown nowhere.`,
  },
  unknownKey: {
    fr: ({ key, suggestion }) =>
      `La clé « ${key} » n’est pas connue ici et reste sans effet${suggestion && ` ; peut-être « ${suggestion} »`}.`,
    en: ({ key, suggestion }) =>
      `The key "${key}" is not known here and does nothing${suggestion && `; perhaps "${suggestion}"`}.`,
  },
};

/** A finding in one sentence. */
export function findingWords({ id, about }: Pick<Finding, 'id' | 'about'>, language: Language): string {
  const all: Required<About> = {
    item: '',
    flag: '',
    key: '',
    text: '',
    language: '',
    suggestion: '',
    ...about,
  };
  return SENTENCES[id][language](all);
}

const DEEDS: Readonly<Record<Event['type'], Both<string>>> = {
  CHECK: { fr: 'cocher ou décocher', en: 'tick or untick' },
  YESNO: { fr: 'répondre', en: 'answer' },
  RATE: { fr: 'noter', en: 'rate' },
  TYPE: { fr: 'écrire', en: 'type' },
  COMMIT: { fr: 'envoyer', en: 'send' },
  CONFIRM: { fr: 'valider', en: 'confirm' },
  NEXT: { fr: 'toucher', en: 'press' },
  ABORT: { fr: 'fermer', en: 'close' },
  OUTCOME: { fr: 'l’application répond', en: 'the host answers' },
  BACK: { fr: 'revenir', en: 'go back' },
};

const SIDES: Both<readonly [yes: string, no: string]> = { fr: ['oui', 'non'], en: ['yes', 'no'] };
const STARTS: Both<string> = { fr: 'avec', en: 'given' };

/** The way to a finding, one deed after another. */
export function witnessWords({ flags, events }: Witness, language: Language): string[] {
  const given = flags.length > 0 ? [`${STARTS[language]} ${flags.join(', ')}`] : [];
  return [...given, ...events.map((event) => deedWords(event, language))];
}

function deedWords(event: Event, language: Language): string {
  const deed = DEEDS[event.type][language];
  const [item, value] = objectOf(event, language);
  const colon = language === 'fr' ? '\u202f: ' : ': ';
  return (
    [deed, item].filter((part) => part !== undefined).join(' ') + (value === undefined ? '' : colon + value)
  );
}

/** What a deed is done to, and with what. */
function objectOf(event: Event, language: Language): [item?: string, value?: string] {
  const [yes, no] = SIDES[language];
  switch (event.type) {
    case 'YESNO':
      return [event.item, event.value ? yes : no];
    case 'RATE':
      return [event.item, String(event.value)];
    case 'TYPE':
      return [event.item, event.text];
    case 'OUTCOME':
      return [event.flags.length > 0 ? event.flags.join(', ') : '–'];
    case 'CHECK':
    case 'COMMIT':
    case 'NEXT':
      return [event.item];
    default:
      return [];
  }
}
