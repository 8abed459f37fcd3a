/** What the desk shows of a case that staff opened for somebody, and gives its person. */
export const intake = {
  'counter.open': 'Signalement pour quelqu’un',
  'intake.title': 'Pris par l’équipe',
  'staff.row.phone': 'Par téléphone',
  'staff.row.counter': 'Au guichet',
  'intake.by': '{{how}}, par {{name}}',
  'intake.link': 'Lien de la personne',
  'intake.link.used': 'Ouvert\u202f: la personne lit et répond ici.',
  'intake.link.waiting':
    'Pas encore ouvert\u202f: la personne ne lit pas encore vos réponses. Valable jusqu’au {{date}}.',
  'intake.link.over': 'Plus valable, et jamais ouvert\u202f: donnez-en un autre.',
  'intake.line.waiting': 'La personne n’a pas encore ouvert son lien\u202f: elle ne lit pas vos réponses.',
  'intake.line.over': 'La personne n’a jamais ouvert son lien, qui ne vaut plus\u202f: rappelez-la.',
  'intake.again': 'Donner un nouveau lien',
  'intake.again.text': 'L’ancien lien ne vaudra plus rien.',
  'intake.again.failed': 'Le lien n’est pas parti. Vérifiez le réseau, puis réessayez.',
  'intake.sms': 'Par SMS',
  'intake.mail': 'Par e-mail',
  'intake.number.new': 'Un numéro à noter',
  'intake.sent.sms': 'Le lien part par SMS au {{to}}. Il vaut jusqu’au {{date}}, pour une personne.',
  'intake.sent.mail': 'Le lien part par e-mail à {{to}}. Il vaut jusqu’au {{date}}, pour une personne.',
  'intake.notSent': 'L’envoi n’est pas possible maintenant. Dictez ce numéro à la place.',
  'intake.number':
    'À dicter\u202f: sur {{address}}, la personne tape ce numéro. Il vaut jusqu’au {{date}}, pour une personne.',
  'intake.forget': 'Effacer ses coordonnées',
  'intake.forget.text': 'À la demande de la personne. Le signalement reste.',
  'intake.forget.failed': 'Les coordonnées n’ont pas pu être effacées. Réessayez.',
} as const;
