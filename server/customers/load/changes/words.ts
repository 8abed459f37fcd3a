import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** What a change is about: a code, a name, a number; what it was before, and whose it was or is. */
export interface ChangeAbout {
  readonly value: string;
  readonly before: string;
  /** The customer whose file changes it, where another one is named beside it; what was noted long ago lacks it. */
  readonly whose?: string;
}

interface Row extends Both<(about: ChangeAbout) => string> {
  /** Somebody on the street or at work notices it at once, and cannot undo it. */
  readonly weighs?: true;
}

/** Names, and how many they are where not all of them stand there. */
const withCount = ({ value, before }: ChangeAbout): string =>
  value.endsWith('…') && before !== '' ? `${value} (${before})` : value;

/** What a customer's file changes when it is loaded, in French and in English: for those who load one. */
export const CHANGES = {
  arrives: { fr: () => 'nouveau client', en: () => 'a new customer' },
  leaves: {
    weighs: true,
    fr: () => 'ce client est retiré : ses codes le disent, et plus personne ne lit ses demandes',
    en: () => 'this customer is withdrawn: its codes say so, and nobody reads its cases any more',
  },
  casesLeft: {
    weighs: true,
    fr: ({ value }) =>
      `demandes encore ouvertes : ${value} ; personne ne pourra plus y répondre, ni les clôturer`,
    en: ({ value }) => `cases still open: ${value}; nobody will be able to answer or close them`,
  },
  returns: {
    fr: () => 'ce client revient : ses codes mènent de nouveau à son menu',
    en: () => 'this customer is back: its codes lead to its menu again',
  },
  codeGone: {
    weighs: true,
    fr: ({ value, before }) => `le code « ${value} » (${before}) n’est plus en service : son affiche le dira`,
    en: ({ value, before }) => `the code "${value}" (${before}) is out of use: its poster will say so`,
  },
  codeBack: {
    fr: ({ value }) => `le code « ${value} » est de nouveau en service`,
    en: ({ value }) => `the code "${value}" is in use again`,
  },
  codeMoved: {
    weighs: true,
    fr: ({ value, before }) => `le code « ${value} » change de lieu : il était à « ${before} »`,
    en: ({ value, before }) => `the code "${value}" belongs to another place: it was at "${before}"`,
  },
  codeGiven: {
    weighs: true,
    fr: ({ value, before, whose }) =>
      `le code « ${value} » passe ${whose ? `de « ${whose} » à` : 'au client'} « ${before} »`,
    en: ({ value, before, whose }) =>
      `the code "${value}" goes ${whose ? `from "${whose}" to` : 'to the customer'} "${before}"`,
  },
  codeTaken: {
    weighs: true,
    fr: ({ value, before, whose }) =>
      whose
        ? `le code « ${value} » passe de « ${before} » à « ${whose} »`
        : `le code « ${value} » vient du client « ${before} »`,
    en: ({ value, before, whose }) =>
      whose
        ? `the code "${value}" goes from "${before}" to "${whose}"`
        : `the code "${value}" comes from the customer "${before}"`,
  },
  codeTest: {
    weighs: true,
    fr: ({ value }) => `ce qui est signalé par le code « ${value} » est un essai désormais`,
    en: ({ value }) => `what is reported by the code "${value}" is a test from now on`,
  },
  codeReal: {
    weighs: true,
    fr: ({ value }) => `ce qui est signalé par le code « ${value} » n’est plus un essai`,
    en: ({ value }) => `what is reported by the code "${value}" is a test no more`,
  },
  codesNew: {
    fr: ({ value }) => `codes nouveaux : ${value}`,
    en: ({ value }) => `new codes: ${value}`,
  },
  placeRenamed: {
    fr: ({ value, before }) => `le lieu « ${before} » s’appelle « ${value} »`,
    en: ({ value, before }) => `the place "${before}" is called "${value}"`,
  },
  placeGone: {
    weighs: true,
    fr: ({ before }) => `le lieu « ${before} » disparaît`,
    en: ({ before }) => `the place "${before}" goes`,
  },
  placesNew: {
    fr: ({ value }) => `lieux nouveaux : ${value}`,
    en: ({ value }) => `new places: ${value}`,
  },
  categoryGone: {
    weighs: true,
    fr: ({ before }) => `la catégorie « ${before} » disparaît ; les demandes en cours y restent`,
    en: ({ before }) => `the category "${before}" goes; cases in it stay`,
  },
  categoryNew: {
    fr: ({ value }) => `nouvelle catégorie : « ${value} »`,
    en: ({ value }) => `a new category: "${value}"`,
  },
  categoryRenamed: {
    fr: ({ value, before }) => `la catégorie « ${before} » s’appelle « ${value} »`,
    en: ({ value, before }) => `the category "${before}" is called "${value}"`,
  },
  questionsChanged: {
    fr: ({ value }) =>
      `les questions de « ${value} » changent ; un signalement commencé avant est reçu tel qu’il a été demandé`,
    en: ({ value }) => `the questions of "${value}" change; a report begun before is taken as it was asked`,
  },
  kindsChanged: {
    weighs: true,
    fr: ({ value, before }) => `tuiles qui changent de nature (${before}) : ${value}`,
    en: ({ value, before }) => `tiles that change their kind (${before}): ${value}`,
  },
  servicesChanged: {
    weighs: true,
    fr: ({ value, before }) => `catégories qui vont à un autre service (${before}) : ${value}`,
    en: ({ value, before }) => `categories that go to another service (${before}): ${value}`,
  },
  caseTypesChanged: {
    fr: ({ value, before }) => `catégories d’un autre domaine (${before}) : ${value}`,
    en: ({ value, before }) => `categories of another field (${before}): ${value}`,
  },
  urgenciesChanged: {
    weighs: true,
    fr: ({ value, before }) => `catégories d’une autre urgence (${before}) : ${value}`,
    en: ({ value, before }) => `categories of another urgency (${before}): ${value}`,
  },
  iconsChanged: {
    fr: ({ value, before }) => `icônes qui changent (${before}) : ${value}`,
    en: ({ value, before }) => `icons that change (${before}): ${value}`,
  },
  tilesMoved: {
    fr: ({ value, before }) => `tuiles qui changent de page (${before}) : ${value}`,
    en: ({ value, before }) => `tiles that go to another page (${before}): ${value}`,
  },
  orderChanged: {
    fr: ({ value, before }) => `pages dont les tuiles changent d’ordre (${before}) : ${value}`,
    en: ({ value, before }) => `pages whose tiles stand in another order (${before}): ${value}`,
  },
  staffJoins: {
    fr: ({ value }) => `personnes qui rejoignent le personnel : ${value}`,
    en: ({ value }) => `people who join the staff: ${value}`,
  },
  staffLeaves: {
    weighs: true,
    fr: ({ value }) => `personnes qui quittent le personnel : ${value}`,
    en: ({ value }) => `people who leave the staff: ${value}`,
  },
  levelsChanged: {
    fr: ({ value }) => `personnes dont les droits changent : ${value}`,
    en: ({ value }) => `people whose rights change: ${value}`,
  },
  staffChanged: {
    fr: ({ value, before }) => `fiches du personnel qui changent (${before}) : ${value}`,
    en: ({ value, before }) => `people of the staff of whom something changes (${before}): ${value}`,
  },
  keptShorter: {
    weighs: true,
    fr: ({ value, before }) =>
      `les demandes sont gardées ${value} jours au lieu de ${before} : les plus anciennes s’effacent dans l’heure`,
    en: ({ value, before }) =>
      `cases are kept for ${value} days, not ${before}: the oldest are erased within the hour`,
  },
  keptLonger: {
    fr: ({ value, before }) => `les nouvelles demandes sont gardées ${value} jours au lieu de ${before}`,
    en: ({ value, before }) => `new cases are kept for ${value} days, not ${before}`,
  },
  renamed: {
    fr: ({ value, before }) => `le client « ${before} » s’appelle « ${value} »`,
    en: ({ value, before }) => `the customer "${before}" is called "${value}"`,
  },
  wordsChanged: {
    fr: (about) => `des mots changent : ${withCount(about)}`,
    en: (about) => `words change: ${withCount(about)}`,
  },
  rulesChanged: {
    fr: (about) => `des règles changent : ${withCount(about)}`,
    en: (about) => `rules change: ${withCount(about)}`,
  },
  look: {
    fr: () => 'les couleurs ou les images changent',
    en: () => 'colours or pictures change',
  },
  shapeChanged: {
    fr: ({ value }) => `les formes et les lettres changent : ${value}`,
    en: ({ value }) => `shapes and letters change: ${value}`,
  },
  emergency: {
    weighs: true,
    fr: () => 'les numéros d’urgence changent',
    en: () => 'the emergency numbers change',
  },
} as const satisfies Readonly<Record<string, Row>>;

/** What may change. */
export type ChangeId = keyof typeof CHANGES;
