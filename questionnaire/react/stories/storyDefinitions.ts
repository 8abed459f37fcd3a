import type { Item, Questionnaire } from '../../model/schema.ts';
import { examplesOf } from '../../model/testing/examples.ts';

const shown: readonly Item[] = [
  { type: 'text', text: 'Un texte simple, qui explique.' },
  { type: 'text', text: 'Un texte en gras', bold: true },
  { type: 'text', text: 'Un petit texte en italique', small: true, italic: true },
  { type: 'text', text: 'Encadré', framed: 'plain' },
  { type: 'text', text: 'À savoir', framed: 'info', imgSrc: 'info' },
  { type: 'text', text: 'Attention', framed: 'warning', imgSrc: 'warning', imgRight: true },
  { type: 'image', imgSrc: 'droplet', imgSzRem: 3, imgColor: '#1752E3', imgBkColor: '#DCE5FF' },
  { type: 'separator' },
  { type: 'yesNo', id: 'running', text: 'L’eau coule-t-elle encore\u202f?', yes: {}, no: {} },
  { type: 'text', text: 'Où\u202f?' },
  { type: 'checkbox', id: 'sink', text: 'Au lavabo', imgSrc: 'tap' },
  { type: 'checkbox', id: 'toilet', text: 'Aux toilettes', imgSrc: 'toilet' },
  { type: 'rating', id: 'stars', text: 'La propreté', required: false },
  { type: 'input', id: 'mail', text: 'Adresse e-mail', subType: 'email' },
  { type: 'input', id: 'phone', text: 'Téléphone', subType: 'phone' },
  { type: 'input', id: 'code', text: 'Code reçu', subType: 'code' },
  { type: 'message', id: 'message', text: 'Un message', msgType: 'report' },
];

const others = examplesOf('other').filter(
  ({ type }) => type !== 'confirm' && shown.every((one) => one.type !== type),
);

export const allItemTypes: Questionnaire = {
  version: 1,
  start: 'all',
  questions: {
    all: {
      titleId: 'all',
      items: [...shown, ...others, { type: 'confirm' }],
    },
  },
  texts: { fr: { all: 'Tous les types d’items' }, en: { all: 'All item types' } },
};

/** That `allItemTypes` leaves out. */
export const picturesAndLabels: Questionnaire = {
  version: 1,
  start: 'one',
  questions: {
    one: {
      titleId: 'one',
      items: [
        { type: 'image', imgSrc: 'droplet', imgDesc: 'drop' },
        { type: 'yesNo', id: 'running', text: 'Cela coule ?', yes: { imgSrc: 'tap' }, no: {} },
        { type: 'rating', id: 'stars', text: 'La propreté', minId: 'worst', maxId: 'best' },
        { type: 'input', id: 'mail', text: 'Adresse e-mail', subType: 'email', placeholderId: 'mailExample' },
        { type: 'message', id: 'message', text: 'Un message', placeholderId: 'messageExample' },
        { type: 'confirm' },
      ],
    },
  },
  texts: {
    fr: {
      ...{ one: 'La fontaine', drop: 'Une goutte d’eau', worst: 'Sale', best: 'Propre' },
      ...{ mailExample: 'jeanne@exemple.fr', messageExample: 'Devant la mairie' },
    },
  },
};

export const oneTap: Questionnaire = {
  version: 1,
  start: 'running',
  questions: {
    running: {
      items: [{ type: 'yesNo', id: 'answer', text: 'L’eau coule-t-elle encore\u202f?', yes: {}, no: {} }],
    },
  },
};

export const oneTapEach: Questionnaire = {
  version: 1,
  start: 'running',
  questions: {
    running: {
      items: [{ type: 'yesNo', id: 'answer', text: 'L’eau coule-t-elle encore\u202f?', yes: {}, no: {} }],
      followUp: 'since',
    },
    since: {
      exclusive: true,
      items: [
        { type: 'checkbox', id: 'morning', text: 'Ce matin' },
        { type: 'checkbox', id: 'yesterday', text: 'Hier' },
      ],
      followUp: 'stars',
    },
    stars: { items: [{ type: 'rating', id: 'stars', text: 'La propreté' }], followUp: 'end' },
    end: { items: [{ type: 'text', text: 'Merci.' }] },
  },
};

/** Valid: `ab2c3`. */
export const codeCheck: Questionnaire = {
  version: 1,
  start: 'code',
  questions: {
    code: {
      items: [{ type: 'input', id: 'code', text: 'Code reçu par SMS', subType: 'code' }],
      await: ['wrongCode'],
      followUp: { wrongCode: 'again', default: 'done' },
    },
    again: {
      items: [
        { type: 'text', text: 'Ce code n’est pas le bon. Vérifiez-le.', framed: 'warning' },
        { type: 'input', id: 'code', text: 'Code reçu par SMS', subType: 'code' },
      ],
      await: ['wrongCode'],
      followUp: { wrongCode: 'again', default: 'done' },
    },
    done: { items: [{ type: 'text', text: 'Votre numéro est vérifié.' }] },
  },
};

export const mailCheck: Questionnaire = {
  version: 1,
  start: 'mail',
  questions: {
    mail: {
      items: [{ type: 'input', id: 'mail', text: 'Adresse e-mail', subType: 'email' }],
      await: ['taken'],
      followUp: { taken: 'mail', default: 'done' },
    },
    done: { items: [{ type: 'text', text: 'Votre adresse est vérifiée.' }] },
  },
};

/** From a newer version. */
export const unknownType: Questionnaire = {
  version: 1,
  start: 'new',
  questions: {
    new: {
      items: [
        JSON.parse('{"type":"hologram","id":"h","text":"Ce que cette version ne connaît pas encore"}'),
        { type: 'confirm' },
      ],
    },
  },
};
