/** The weekly mail with figures of the desk. */
export const figuresMail = {
  'mail.figures.subject': 'Le service rendu\u00a0: semaine du {{from}} au {{until}}',
  'mail.figures.text':
    'Voici ce que sont devenus les signalements reçus du {{from}} au {{until}}, à côté de la semaine d’avant.',
  'mail.figures.none':
    'Moins de cinq signalements en deux semaines\u202f: il n’y a pas de chiffres cette fois.',
  'mail.figures.line': '{{label}}\u00a0: {{value}} (avant\u00a0: {{before}})',
  'mail.figures.open': 'Voir les chiffres',
  'mail.figures.round': 'Les nombres sont arrondis à cinq près.',
  'mail.figures.why': 'Vous recevez cet e-mail parce que vous l’avez demandé dans les réglages de {{site}}.',
  'mail.figures.end': 'Ne plus recevoir ces chiffres',
  'mail.figures.reply': 'Ne répondez pas à cet e-mail\u202f: personne ne lirait votre réponse.',
  'newsEnd.figures.title': 'Ne plus recevoir ces chiffres\u202f?',
  'newsEnd.figures.text':
    'L’e-mail du lundi s’arrête. Les chiffres restent à leur page, et vos autres e-mails continuent.',
  'newsEnd.figures.do': 'Ne plus recevoir ces chiffres',
  'newsEnd.figures.done.title': 'Vous ne recevrez plus ces chiffres',
  'newsEnd.figures.done.text': 'Vous pouvez changer d’avis dans vos réglages de l’espace agents.',
} as const;
