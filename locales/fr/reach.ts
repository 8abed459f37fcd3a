/** Contact details of a reporter: before sending, in the conversation, and for staff. */
export const reach = {
  'reach.dialog': 'Vos coordonnées',
  'reach.title': 'Comment vous joindre',
  'reach.text':
    'L’équipe vous répond ici. Avec un numéro ou une adresse, elle peut aussi vous appeler ou vous écrire ; c’est effacé avec le signalement.',
  'reach.phone': 'Téléphone',
  'reach.phone.example': '06 12 34 56 78',
  'reach.phone.wrong':
    'Ce n’est pas un numéro de téléphone. Celui d’un autre pays commence par +, comme +32\u00a0470\u00a012\u00a034\u00a056.',
  'reach.phone.premium':
    'Ce numéro est spécial ou surtaxé : l’équipe ne l’appelle pas. Donnez celui d’un mobile ou d’une ligne fixe.',
  'reach.mail': 'E-mail',
  'reach.mail.example': 'nom@exemple.fr',
  'reach.mail.wrong': 'Cette adresse n’est pas complète.',
  'reach.mail.tooLong': 'Cette adresse est trop longue\u202f: elle compte 255 caractères au plus.',
  'reach.mail.characters':
    'Cette adresse contient un signe qui n’y a pas sa place\u202f: un espace, un accent ou un emoji, par exemple.',
  'reach.mail.proved': 'Adresse vérifiée',
  'reach.mail.use': 'Donner {{mail}}',
  'reach.wrong.send': 'Corrigez, ou envoyez encore une fois pour partir sans.',
  'reach.wrong.save': 'Corrigez, ou videz le champ.',
  'reach.offer': 'Laisser un téléphone ou un e‑mail (facultatif)',
  'reach.given': 'Vous joindre : {{ways}}',
  'reach.none': 'L’équipe n’a ni votre téléphone ni votre e‑mail.',
  'reach.verified': 'vérifié',
  'reach.claimed': 'indiqué, non vérifié',
  'reach.verify': 'Vérifier',
  'reach.later': 'Plus tard',
  'reach.without': 'Ne rien laisser',
  'reach.later.text': 'Vous pourrez le faire plus tard, dans la conversation.',
  'reach.change': 'Modifier',
  'reach.add': 'Laisser un téléphone ou un e‑mail',
  'reach.save': 'Enregistrer',
  'reach.withdraw': 'Retirer mes coordonnées',
  'reach.sending': 'Mes coordonnées : {{ways}}',
  'reach.withdrawing': 'Je retire mes coordonnées',
  'statement.mobileNeeded':
    'Nous avons besoin d’un numéro de mobile pour continuer. Acceptez-vous de recevoir un SMS ?',
  'statement.mobileNeeded.me': 'Vous demandez un numéro de mobile',
  'statement.mobileNeeded.staff': '{{name}} demande un numéro de mobile',
} as const;
