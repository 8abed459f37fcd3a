import { invite } from './invite.ts';
import { invites } from './invites.ts';

/** The link of a reporter into their case between users. */
export const between = {
  ...invite,
  ...invites,
  'between.invite': 'Invite to the conversation',
  'between.invite.text': 'Nobody is searched for. Show the person the QR code, or give them the link.',
  'between.as': 'The person is',
  'between.as.target': 'The person concerned',
  'between.as.victim': 'An affected person',
  'between.as.supported': 'Somebody with the same problem',
  'between.as.source': 'A witness',
  'between.as.reporter': 'Somebody who reports with me',
  'between.reads.now': 'What is written from now on',
  'between.reads.start': 'My report and all since',
  'between.reads.warn': 'Photos too, except what is for the team alone.',
  'between.make': 'Create the link',
  'between.ready': 'The link is ready',
  'between.until': 'This link serves once, until {{date}}.',
  'between.withdraw': 'Withdraw the link',
  'between.done': 'Done',
  'between.show.target':
    'Let the person concerned scan this code, or give them this link. They first read who reads what.',
  'between.show.victim': 'Let the affected person scan this code, or give them this link.',
  'between.show.supported': 'Let them scan this code, or give them this link.',
  'between.show.source': 'Let the witness scan this code, or give them this link.',
  'between.show.reporter': 'Let them scan this code, or give them this link.',
  'between.failed': 'The link could not be changed. Check the network, then try again.',
} as const;
