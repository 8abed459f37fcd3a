import type { block as french } from '../fr/block.ts';

/** A blocked or unblocked reporter, for both sides. */
export const block: Record<keyof typeof french, string> = {
  'block.title': 'What you send has been on hold since {{date}}',
  // Reasons for the blocked person.
  'block.why.conflictWithUser': 'An exchange with another person turned into a conflict.',
  'block.why.abusiveOrOffensiveBehaviour': 'Some words or pictures may have hurt people.',
  'block.why.repeatedBadReports': 'Several of your reports could not be confirmed.',
  'block.why.otherReason': 'The team has another reason: it can tell you more.',
  // In place of a report's questions.
  'block.begin': 'What you would report here would not be received.',
  'block.still':
    'The team no longer receives your messages, photos and reports. You can still read everything, and what follows is told here.',
  'block.object': 'Does this seem unfair? Write to the team: it can review its decision.',
  'block.emergency': 'In danger, always call {{number}}.',
  'block.danger': 'In danger, call',
  'block.contact': 'Ask for a review',
  'chat.failed.why.stopped':
    'Conversation stopped: abuse was reported. This message goes once a moderator lets it resume.',
  'chat.failed.why.blocked':
    'What you send is on hold. This stays on this device and leaves if the team lets you send again.',
  'chat.report.blocked':
    'What you send to this organisation is on hold: this report was not sent. It stays on this device and leaves if the team lets you send again. In danger, call 112.',
  // Reasons for staff.
  'block.reason.conflictWithUser': 'conflict with another person',
  'block.reason.abusiveOrOffensiveBehaviour': 'abusive or offensive behaviour',
  'block.reason.repeatedBadReports': 'repeated unfounded reports',
  'block.reason.otherReason': 'another reason',
  'block.reason.unknown': 'unknown reason ({{code}})',
  'chat.blocked': 'blocked',
  'statement.block': 'The team put what you send on hold',
  'statement.block.me': 'You blocked the person who reported this',
  'statement.block.staff': '{{name}} blocked the person who reported this',
  'statement.block.reasons': '{{text}}: {{reasons}}',
  'statement.unblock': 'The team receives what you send again',
  'statement.unblock.me': 'You unblocked the person who reported this',
  'statement.unblock.staff': '{{name}} unblocked the person who reported this',
};
