/** The page of a number that somebody noted on the phone or at a counter. */
export const spoken = {
  'spoken.title': 'Follow a report',
  'spoken.text': 'Did the team read a number to you? Type it to read what they answer, and to write to them.',
  'spoken.number': 'Your number',
  'spoken.hint': 'For example 4F7K-23A-FHK. Capitals and hyphens do not matter.',
  'spoken.missing': 'Type the number that the team read to you.',
  'spoken.unknown':
    'This number opens nothing. Check every sign; if it is older than a week, ask the team for another one.',
  'spoken.failed': 'The number could not be checked. Check the network, then try again.',
  'spoken.tooMany': 'Too many tries from this network. Wait a few minutes, then try again.',
  'spoken.open': 'Continue',
} as const;
