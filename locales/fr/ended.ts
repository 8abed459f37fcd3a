/** A customer that ended its service, for its reporters. */
export const ended = {
  'ended.state': 'Service terminé',
  'ended.beside': 'service terminé',
  'ended.title': 'Ce service est terminé',
  'ended.text': '{{cstmr}} ne reçoit plus ni messages ni photos par ici.',
  'ended.draft': 'Ce que vous aviez commencé à écrire n’est pas parti\u202f:',
  'ended.read': 'Vous pouvez tout relire jusqu’à l’effacement, le {{date}}.',
  'qr.withdrawn.contact': 'Lui écrire',
  'ended.reach': 'Pour joindre {{cstmr}}\u202f:',
  'chat.failed.why.withdrawn':
    'Ce service est terminé\u202f: ceci n’est pas parti. Vous pouvez le copier pour écrire autrement à l’équipe. Il reste sur cet appareil et partira si le service reprend.',
  'chat.report.withdrawn':
    'Ce service est terminé\u202f: ce signalement n’est pas parti. Copiez ce que vous avez écrit, et joignez l’équipe autrement. En cas de danger, appelez le 112.',
} as const;
