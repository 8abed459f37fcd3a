/** A blocked or unblocked reporter, for both sides. */
export const block = {
  'block.title': 'Vos envois sont suspendus depuis le {{date}}',
  // Reasons for the blocked person.
  'block.why.conflictWithUser': 'Un échange avec une autre personne est devenu conflictuel.',
  'block.why.abusiveOrOffensiveBehaviour': 'Des propos ou des images ont pu blesser.',
  'block.why.repeatedBadReports': 'Plusieurs de vos signalements n’ont pas pu être confirmés.',
  'block.why.otherReason': 'L’équipe a une autre raison\u202f: elle peut vous la préciser.',
  // In place of a report's questions.
  'block.begin': 'Ce que vous signaleriez ici ne serait pas reçu.',
  'block.still':
    'L’équipe ne reçoit plus vos messages, photos et signalements. Vous pouvez tout relire, et vous lirez ici la suite.',
  'block.object': 'Cela vous paraît injuste\u202f? Écrivez à l’équipe\u202f: elle peut revoir sa décision.',
  'block.emergency': 'En cas de danger, appelez toujours le {{number}}.',
  'block.danger': 'En cas de danger, appelez',
  'block.contact': 'Demander une révision',
  'chat.failed.why.stopped':
    'Conversation arrêtée : un abus est signalé. Ce message partira si un modérateur la laisse reprendre.',
  'chat.failed.why.blocked':
    'Vos envois sont suspendus. Ceci reste sur cet appareil et partira si l’équipe lève la suspension.',
  'chat.report.blocked':
    'Vos envois à cet organisme sont suspendus\u202f: ce signalement n’est pas parti. Il reste sur cet appareil et partira si l’équipe lève la suspension. En cas de danger, appelez le 112.',
  // Reasons for staff.
  'block.reason.conflictWithUser': 'conflit avec une autre personne',
  'block.reason.abusiveOrOffensiveBehaviour': 'comportement abusif ou offensant',
  'block.reason.repeatedBadReports': 'signalements infondés à répétition',
  'block.reason.otherReason': 'autre raison',
  'block.reason.unknown': 'raison inconnue ({{code}})',
  'chat.blocked': 'bloqué',
  'statement.block': 'L’équipe a suspendu vos envois',
  'statement.block.me': 'Vous bloquez la personne qui a signalé',
  'statement.block.staff': '{{name}} bloque la personne qui a signalé',
  'statement.block.reasons': '{{text}}\u202f: {{reasons}}',
  'statement.unblock': 'L’équipe reçoit de nouveau vos envois',
  'statement.unblock.me': 'Vous débloquez la personne qui a signalé',
  'statement.unblock.staff': '{{name}} débloque la personne qui a signalé',
} as const;
