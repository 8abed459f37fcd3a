import { invite } from './invite.ts';
import { invites } from './invites.ts';

/** The link of a reporter into their case between users. */
export const between = {
  ...invite,
  ...invites,
  'between.invite': 'Inviter dans la conversation',
  'between.invite.text': 'Personne n’est recherché. Montrez le QR code à la personne, ou donnez-lui le lien.',
  'between.as': 'La personne est',
  'between.as.target': 'La personne concernée',
  'between.as.victim': 'Une personne touchée',
  'between.as.supported': 'Quelqu’un qui vit la même chose',
  'between.as.source': 'Un témoin',
  'between.as.reporter': 'Quelqu’un qui signale avec moi',
  'between.reads.now': 'Ce qui sera écrit ensuite',
  'between.reads.start': 'Mon signalement et la suite',
  'between.reads.warn': 'Photos comprises, sauf ce qui n’est que pour l’équipe.',
  'between.make': 'Créer le lien',
  'between.ready': 'Le lien est prêt',
  'between.until': 'Ce lien sert une fois, jusqu’au {{date}}.',
  'between.withdraw': 'Retirer le lien',
  'between.done': 'Terminé',
  'between.show.target':
    'Faites scanner ce code à la personne concernée, ou donnez-lui ce lien. Elle lira d’abord qui lit quoi.',
  'between.show.victim': 'Faites scanner ce code à la personne touchée, ou donnez-lui ce lien.',
  'between.show.supported': 'Faites scanner ce code, ou donnez ce lien.',
  'between.show.source': 'Faites scanner ce code au témoin, ou donnez-lui ce lien.',
  'between.show.reporter': 'Faites scanner ce code, ou donnez ce lien.',
  'between.failed': 'Le lien n’a pas pu être changé. Vérifiez le réseau, puis réessayez.',
} as const;
