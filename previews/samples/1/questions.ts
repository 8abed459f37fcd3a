import type { Questionnaire } from '@parvis/questionnaire/model/schema';

/** One question of each kind. */
export const reportQuestions: Questionnaire = {
  version: 1,
  start: 'what',
  questions: {
    what: {
      titleId: 'what',
      items: [
        { type: 'checkbox', id: 'dirty' },
        { type: 'checkbox', id: 'broken' },
        { type: 'checkbox', id: 'missing' },
        { type: 'nextButton', id: 'next' },
      ],
      followUp: 'danger',
    },
    danger: {
      titleId: 'danger',
      items: [{ type: 'yesNo', id: 'isDanger', yes: 'yes', no: 'no' }],
      followUp: 'more',
    },
    more: {
      titleId: 'more',
      items: [{ type: 'message', id: 'words', placeholderId: 'words.placeholder' }],
    },
  },
  texts: {
    fr: {
      what: 'Que se passe-t-il ?',
      dirty: 'C’est sale',
      broken: 'C’est cassé',
      missing: 'Il manque quelque chose',
      next: 'Continuer',
      danger: 'Est-ce dangereux ?',
      isDanger: 'Danger',
      yes: 'Oui',
      no: 'Non',
      more: 'Un détail à ajouter ?',
      words: 'Détail',
      'words.placeholder': 'Par exemple : la deuxième cabine à gauche',
    },
    en: {
      what: 'What is wrong?',
      dirty: 'It is dirty',
      broken: 'It is broken',
      missing: 'Something is missing',
      next: 'Continue',
      danger: 'Is it dangerous?',
      isDanger: 'Danger',
      yes: 'Yes',
      no: 'No',
      more: 'Anything to add?',
      words: 'Detail',
      'words.placeholder': 'For example: the second cubicle on the left',
    },
  },
};

export const pollQuestions: Questionnaire = {
  version: 1,
  start: 'opinion',
  questions: {
    opinion: {
      titleId: 'opinion',
      items: [
        { type: 'rating', id: 'stars', minId: 'low', maxId: 'high' },
        { type: 'confirm', id: 'send' },
      ],
    },
  },
  texts: {
    fr: {
      opinion: 'Comment trouvez-vous ce lieu ?',
      stars: 'Votre note',
      low: 'à revoir',
      high: 'très bien',
      send: 'Envoyer',
    },
    en: {
      opinion: 'How do you find this place?',
      stars: 'Your rating',
      low: 'could be better',
      high: 'very good',
      send: 'Send',
    },
  },
};
