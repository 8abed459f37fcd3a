/** `parvis mail`. */
export const mail = {
  usage: 'Usage : parvis mail --to adresse [--lang fr|en] [--help]',
  options: [
    '  Envoie un e-mail d’essai par le serveur de SMTP_URL, de la part de MAIL_FROM, et dit ce qu’il en est.',
    '  --to adresse    à qui',
    '  --lang fr|en    langue de ce que dit la commande, et de l’e-mail (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'Les réglages sont ceux du serveur.',
    'Statut : 0 le serveur de courriels l’a pris, 2 il ne l’a pas pris',
  ].join('\n'),
  noOne: 'À qui\u202f? Nommez une adresse avec --to.',
  wrong: 'Ce que nomme --to n’est pas une adresse e-mail.',
  noServer: 'SMTP_URL n’est pas réglé : aucun e-mail ne part d’ici.',
  subject: 'Essai\u202f: les e-mails de {{host}} partent',
  text: 'Bonjour,\n\nCeci est un essai, demandé par «\u202fparvis mail\u202f» sur {{host}}. Les codes et les nouvelles partent par le même chemin.\n\nNe répondez pas à cet e-mail\u202f: personne ne lirait votre réponse.\n',
  sent: 'Le serveur de courriels a pris l’e-mail pour {{to}}, de la part de {{from}}. S’il n’arrive pas, regardez parmi les indésirables, puis les enregistrements SPF et DKIM du domaine de MAIL_FROM.',
  refused: 'Il refuse cet e-mail pour de bon\u202f: vérifiez l’adresse {{to}} et MAIL_FROM ({{from}}).',
  later:
    'L’e-mail n’est pas parti. Un serveur réessaierait\u202f; parvis doctor dit ce qui ne va pas de SMTP_URL.',
  doubtful:
    'Le serveur de courriels n’a pas confirmé qu’il l’a pris\u202f: regardez s’il est arrivé chez {{to}}.',
} as const;
