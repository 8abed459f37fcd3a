/** Notification channels in a person's settings. */
export const ways = {
  'ways.title': 'Comment vous êtes prévenu',
  'ways.text': 'Dans cet ordre, jusqu’à ce que vous l’ayez vu. Rien la nuit.',
  'ways.text.staff':
    'Dans cet ordre\u202f: le suivant ne sert que si vous n’avez pas vu la nouvelle par le précédent. La nuit, seuls les dangers passent.',
  'ways.failed': 'Le service n’a pas répondu. Vérifiez le réseau, puis rouvrez les réglages.',
  'ways.offline':
    'Sans réseau, on ne peut pas le voir ici. Ce que vous avez choisi reste, et s’affichera dès que le réseau revient.',
  'ways.name.page': 'Cette page',
  'ways.name.push': 'Notifications',
  'ways.name.mail': 'E-mail',
  'ways.name.sms': 'SMS',
  'ways.on.page': 'Quand elle est ouverte, les nouvelles s’y affichent tout de suite.',
  'ways.on.push':
    'Activées sur un de vos appareils au moins\u202f: elles arrivent si la page n’est pas regardée.',
  'ways.on.mail': 'Activé\u202f: un seul message pour tout ce que vous n’avez pas vu.',
  'ways.on.sms':
    'Activé\u202f: un seul SMS, si rien d’autre n’a été vu. Il ne contient aucun texte de la réponse.',
  'ways.lack.noBrowser': 'Aucun de vos appareils n’en reçoit.',
  'ways.lack.noAddress': 'Aucune adresse vérifiée.',
  'ways.lack.noNumber': 'Aucun numéro vérifié.',
  'ways.lack.notWanted.mail':
    'Vous n’en recevez pas. Vous pouvez changer d’avis dans «\u202fE-mails quand on vous répond\u202f».',
  'ways.lack.notWanted.mail.staff': 'Vous n’en recevez plus, depuis que vous les avez arrêtés.',
  'ways.lack.notWanted.sms': 'Vous n’en recevez pas.',
  'ways.lack.notPaid': 'Ce lieu ne prévient pas par SMS.',
  'ways.lack.notPaid.staff': 'Votre organisation n’envoie pas de SMS. L’e-mail et les notifications restent.',
  'ways.lack.notHere': 'Rien ne part ainsi d’ici pour le moment.',
  'ways.sms.wanted': 'Me prévenir par SMS en dernier',
  'ways.mail.wanted.staff': 'Me prévenir par e-mail quand personne ne prend un signalement ou qu’on m’écrit',
  'ways.try': 'Envoyer un essai',
  'ways.try.of': 'Envoyer un essai\u202f: {{way}}',
  'ways.tried.page': 'Essai réussi\u202f: cette page et le service se parlent.',
  'ways.tried.sent': 'Essai parti\u202f: il arrive d’un instant à l’autre.',
  'ways.tried.underWay':
    'L’essai n’est pas encore parti\u202f: il est tenté de nouveau pendant quelques minutes.',
  'ways.tried.failed': 'L’essai n’a pas pu partir. Vérifiez l’adresse ou le numéro, puis réessayez.',
  'ways.tried.off': 'Rien n’arrive par ce moyen\u202f: aucun essai n’est parti.',
  'ways.tried.tooMany': 'Plusieurs essais viennent de partir. Attendez quelques minutes avant le prochain.',
  'ways.tried.network': 'Le service n’a pas répondu. Vérifiez le réseau, puis réessayez.',
} as const;
