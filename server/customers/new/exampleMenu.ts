import type { Language } from '@parvis/locales/languages';
import type { CategoryFile } from '../file/customerFile.ts';

/** The languages in which the example is written. */
export const EXAMPLE_LANGUAGES = ['fr', 'en'] as const satisfies readonly Language[];

const lamp: CategoryFile = {
  code: 'lighting',
  type: 'reportEnd',
  icon: 'lamp',
  lbl: { fr: 'Éclairage', en: 'Lighting' },
  descr: { fr: 'Éteint, faible, clignotant', en: 'Off, dim, flickering' },
  caseType: 'social',
  gcatCode: 'maintenance',
  questionnaire: {
    version: 1,
    start: 'what',
    questions: {
      what: {
        titleId: 'what',
        exclusive: true,
        items: [
          { type: 'checkbox', id: 'off' },
          { type: 'checkbox', id: 'flickers' },
          { type: 'checkbox', id: 'hangs', followUp: 'safety' },
          { type: 'checkbox', id: 'other', followUp: 'say' },
        ],
      },
      safety: {
        titleId: 'safety',
        flags: ['danger'],
        items: [
          { type: 'text', id: 'away', framed: 'warning' },
          { type: 'confirm', id: 'seen' },
        ],
        reportAnswer: false,
      },
      say: { titleId: 'say', items: [{ type: 'message', id: 'say', msgType: 'details' }] },
    },
    texts: {
      fr: {
        what: 'Que se passe-t-il ?',
        off: 'Lampe éteinte',
        flickers: 'Lumière qui clignote',
        hangs: 'Fils ou lampe qui pend',
        other: 'Autre chose',
        safety: 'Votre sécurité d’abord',
        away: 'Éloignez-vous et ne touchez à rien. En cas de danger immédiat, appelez le 18 ou le 112.',
        seen: 'J’ai compris',
        say: 'Précisez en quelques mots',
      },
      en: {
        what: 'What is the problem?',
        off: 'Light is off',
        flickers: 'Flickering light',
        hangs: 'Loose wires or hanging lamp',
        other: 'Something else',
        safety: 'Your safety first',
        away: 'Keep clear and do not touch anything. If there is immediate danger, call 18 or 112.',
        seen: 'I understand',
        say: 'Tell us in a few words',
      },
    },
  },
};

const waste: CategoryFile = {
  code: 'cleanliness',
  type: 'reportEnd',
  icon: 'trash',
  lbl: { fr: 'Propreté', en: 'Cleanliness' },
  descr: { fr: 'Déchets, saleté, graffiti', en: 'Waste, dirt, graffiti' },
  caseType: 'health',
  gcatCode: 'janitorial',
  urgency: 'low',
  questionnaire: {
    version: 1,
    start: 'what',
    questions: {
      what: {
        titleId: 'what',
        items: [
          { type: 'checkbox', id: 'bin' },
          { type: 'checkbox', id: 'ground' },
          { type: 'checkbox', id: 'graffiti' },
          { type: 'confirm', id: 'next' },
        ],
        followUp: 'shown',
      },
      shown: { titleId: 'shown', items: [{ type: 'photo', id: 'photos', max: 3 }] },
    },
    texts: {
      fr: {
        what: 'Que voyez-vous ?',
        bin: 'Poubelle pleine',
        ground: 'Déchets par terre',
        graffiti: 'Graffiti',
        next: 'Continuer',
        shown: 'Pouvez-vous le montrer ?',
        photos: 'Une photo, si vous voulez',
      },
      en: {
        what: 'What do you see?',
        bin: 'Full bin',
        ground: 'Waste on the ground',
        graffiti: 'Graffiti',
        next: 'Continue',
        shown: 'Can you show it?',
        photos: 'A photo, if you like',
      },
    },
  },
};

const opinion: CategoryFile = {
  code: 'opinion',
  type: 'reportEnd',
  icon: 'star',
  lbl: { fr: 'Votre avis', en: 'Your opinion' },
  gcatCode: 'support',
  urgency: 'none',
  questionnaire: {
    version: 1,
    start: 'place',
    questions: {
      place: { titleId: 'place', items: [{ type: 'rating', id: 'place' }] },
    },
    texts: {
      fr: { place: 'Que pensez-vous de ce lieu ?' },
      en: { place: 'What do you think of this place?' },
    },
  },
};

/** The tiles of the example, each of another kind: a choice with a danger, a question with photos, an opinion, plain words, information. */
export const EXAMPLE_MENU: readonly CategoryFile[] = [
  lamp,
  waste,
  opinion,
  {
    code: 'other',
    type: 'reportEnd',
    icon: 'question',
    lbl: { fr: 'Autre chose', en: 'Something else' },
    gcatCode: 'services',
  },
  {
    code: 'reach-us',
    type: 'info',
    icon: 'info',
    lbl: { fr: 'Nous joindre', en: 'Reach us' },
    descr: {
      fr: 'Écrivez-nous par courriel.',
      en: 'Write to us by e-mail.',
    },
  },
];

/** Whom people call; the numbers of France. */
export const EXAMPLE_EMERGENCY = [
  { number: '112', lbl: { fr: 'Toutes urgences', en: 'Any emergency' } },
  { number: '15', lbl: { fr: 'SAMU, urgence médicale', en: 'Ambulance' } },
  { number: '17', lbl: { fr: 'Police ou gendarmerie', en: 'Police' } },
  { number: '18', lbl: { fr: 'Pompiers', en: 'Fire brigade' } },
  {
    number: '114',
    lbl: {
      fr: 'Par SMS, si vous entendez ou parlez difficilement',
      en: 'By text message, if hearing or speaking is hard',
    },
  },
];

/** What the menu says first. */
export const EXAMPLE_GREETING = {
  fr: 'Bonjour ! Un souci ici ? Dites-le en quelques gestes.',
  en: 'Hello! Something wrong here? Tell us in a few taps.',
};
