export const contact = {
  'contact.title': 'Nous écrire',
  // Start of a message about a case.
  'contact.about': 'Au sujet de mon signalement n°\u00a0{{nbr}}\u202f:',
  'contact.to': 'Destinataire\u202f: {{to}}. La réponse vous arrivera par e-mail.',
  'contact.operator': 'l’équipe qui gère ce service',
  'contact.name': 'Nom',
  'contact.mail': 'Adresse e-mail',
  'contact.mail.hint': 'Pour vous répondre. Elle ne sert à rien d’autre.',
  'contact.mail.missing': 'Indiquez votre adresse e-mail\u202f: la réponse y arrivera.',
  'contact.mail.invalid': 'Cette adresse n’est pas complète. Écrivez-la ainsi\u202f: prenom.nom@exemple.fr',
  'contact.mail.tooLong': 'Cette adresse est trop longue\u202f: elle compte 255 caractères au plus.',
  'contact.mail.characters':
    'Cette adresse contient un signe qui n’y a pas sa place\u202f: un espace, un accent ou un emoji, par exemple.',
  'contact.message': 'Message',
  'contact.message.missing': 'Écrivez votre message.',
  'contact.trap': 'Laissez ce champ vide',
  'contact.kept':
    'Votre message part par e-mail\u202f: une fois qu’il est parti, ce site n’en garde pas le texte.',
  'contact.send': 'Envoyer',
  'contact.sent': 'Message envoyé',
  'contact.sent.text': 'La réponse arrivera à {{mail}}.',
  'contact.waiting': 'Message enregistré',
  'contact.waiting.text':
    'Il partira dès que la messagerie répond\u202f: vous n’avez rien à renvoyer. La réponse arrivera à {{mail}}. S’il n’a pas pu partir en deux jours, il est effacé d’ici.',
  'contact.again': 'Écrire un autre message',
  'contact.failed': 'Le message n’est pas parti',
  'contact.failed.text':
    'Rien n’est perdu. Envoyez de nouveau dans un moment, ou choisissez un autre moyen plus bas.',
  'contact.refused.text':
    'La messagerie du destinataire ne l’accepte pas. Rien n’est perdu\u202f: copiez votre message, puis choisissez un autre moyen plus bas.',
  'contact.offline.text': 'Rien n’est perdu. Vérifiez le réseau, puis envoyez de nouveau.',
  'contact.tooMany.text_one':
    'Trop d’envois en peu de temps. Rien n’est perdu\u202f: envoyez de nouveau dans {{count}} minute.',
  'contact.tooMany.text_other':
    'Trop d’envois en peu de temps. Rien n’est perdu\u202f: envoyez de nouveau dans {{count}} minutes.',
  'contact.closed': 'Cette page ne peut pas recevoir de message',
  'contact.unreached.text':
    'Vérifiez votre connexion, puis réessayez, ou choisissez un autre moyen plus bas.',
  'contact.closed.text': 'Choisissez un autre moyen ci-dessous.',
  'contact.closed.none': 'Adressez-vous au personnel sur place.',
  'contact.others': 'Autres moyens de nous joindre',
  'contact.cookies':
    'Cette page n’utilise que les cookies de base\u202f: vos choix de langue et d’apparence peuvent y être gardés, rien d’autre. Un message commencé reste dans cet onglet jusqu’à son envoi, un jour au plus.',
} as const;
