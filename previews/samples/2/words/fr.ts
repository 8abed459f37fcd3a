export const words = {
  title: 'Aperçu : discussion',
  case: 'Hygiène › Toilettes',
  handled: 'pris en charge',
  erased: 'Sera effacé dans 30 jours',
  noPicture: 'Ce fichier n’est pas une image que ce navigateur peut montrer.',
  chat: {
    conversation: 'Messages du signalement',
    placeholder: 'Votre message…',
    keysHint: 'Entrée : envoyer · Maj + Entrée : à la ligne',
  },
  yesterday: 'Hier',
  today: 'Aujourd’hui',
  you: 'Vous',
  role: 'Maintenance',
  puddle: 'Flaque d’eau sous un lavabo',
  reported: 'C’est cassé. Fuite d’eau devant le lavabo, le sol glisse.',
  taken: 'A. M. prend le signalement en charge',
  asked: 'Bonjour, merci pour votre signalement. L’eau coule-t-elle encore ?',
  answered: 'Oui, un peu moins qu’hier.',
  coming: 'Une équipe passe ce matin. Attention au sol d’ici là.',
  thanks: 'Merci. Ceci est un aperçu : rien n’a été envoyé.',
};

export type ChatWords = typeof words;
