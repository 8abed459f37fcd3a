/** The weekly mail with figures of the desk. */
export const figuresMail = {
  'mail.figures.subject': 'Your desk: the week of {{from}} to {{until}}',
  'mail.figures.text':
    'What became of the cases reported from {{from}} to {{until}}, beside the week before.',
  'mail.figures.none': 'Fewer than five cases in two weeks: there are no figures this time.',
  'mail.figures.line': '{{label}}: {{value}} (before: {{before}})',
  'mail.figures.open': 'See the figures',
  'mail.figures.round': 'Numbers are rounded to the nearest five.',
  'mail.figures.why': 'You get this e-mail because you asked for it in your settings of {{site}}.',
  'mail.figures.end': 'Stop these figures',
  'mail.figures.reply': 'Do not reply to this e-mail: nobody would read it.',
  'newsEnd.figures.title': 'Stop these figures?',
  'newsEnd.figures.text':
    'The Monday e-mail ends. The figures stay on their page, and your other e-mails go on.',
  'newsEnd.figures.do': 'Stop these figures',
  'newsEnd.figures.done.title': 'You will get these figures no more',
  'newsEnd.figures.done.text': 'You can change your mind in your settings of the staff pages.',
} as const;
