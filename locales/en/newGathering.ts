/** A discussion of several people that a visitor opens. */
export const newGathering = {
  'newGathering.title': 'Open a discussion',
  'newGathering.lead':
    'Ask a question or warn the others: you talk it over with several people, each under a name of their choice. The team of {{cstmr}} reads it and may answer.',
  'newGathering.subject': 'What is it about?',
  'newGathering.subject.hint': 'For example: “The noise of the building site in the evening”.',
  'newGathering.subject.missing': 'Write what you want to talk about.',
  'newGathering.intro': 'In a few words',
  'newGathering.intro.hint': 'Everybody reads it before taking part.',
  'newGathering.access': 'Who may take part',
  'newGathering.access.place': 'People at this place',
  'newGathering.access.place.text':
    'Those who scan a code of: {{place}}. The discussion is shown to them in the menu.',
  'newGathering.access.link': 'People to whom you give the link',
  'newGathering.access.link.text': 'The discussion is shown nowhere. You send the link or the QR code.',
  'newGathering.byLink':
    'People to whom you give the link or the QR code take part. To talk with those at a place, scan the code of that place first.',
  'newGathering.begins': 'First day',
  'newGathering.begins.hint': 'Left empty: at once.',
  'newGathering.begins.wrong': 'Choose a day from today on, within twelve months.',
  'newGathering.ends': 'Last day',
  'newGathering.ends.hint_one': 'Left empty: for {{count}} day, the longest possible.',
  'newGathering.ends.hint_other': 'Left empty: for {{count}} days, the longest possible.',
  'newGathering.ends.wrong_one': 'Choose a day after the first, at most {{count}} day later.',
  'newGathering.ends.wrong_other': 'Choose a day after the first, at most {{count}} days later.',
  'newGathering.letters': 'Some signs written here are not accepted.',
  'newGathering.seen_one':
    'Everything written in it is erased {{count}} day after the first. The team of {{cstmr}} may remove a message or close the discussion.',
  'newGathering.seen_other':
    'Everything written in it is erased {{count}} days after the first. The team of {{cstmr}} may remove a message or close the discussion.',
  'newGathering.open': 'Open the discussion',
  'newGathering.failed': 'The discussion is not open.',
  'newGathering.failed.offline':
    'You are offline. What you wrote stays here: try again once the connection is back.',
  'newGathering.failed.server':
    'The service did not answer. What you wrote stays here: try again in a moment.',
  'newGathering.failed.tooMany':
    'You made many requests. What you wrote stays here: try again in a few minutes.',
  'newGathering.failed.notAllowed':
    'You already have three open discussions here, or {{cstmr}} lets nobody open one any more. What you wrote stays here.',
  'newGathering.failed.blocked': 'The team of {{cstmr}} blocked what you send: you cannot open a discussion.',
  'newGathering.failed.fields': 'Correct what is marked above, then try again.',
  'newGathering.closed': 'Discussions are not opened here',
  'newGathering.closed.text': 'You cannot open a discussion with {{cstmr}}.',
  'newGathering.loading': 'One moment…',
};
