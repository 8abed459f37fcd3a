import type { ended as french } from '../fr/ended.ts';

/** A customer that ended its service, for its reporters. */
export const ended: Record<keyof typeof french, string> = {
  'ended.state': 'Service ended',
  'ended.beside': 'service ended',
  'ended.title': 'This service has ended',
  'ended.text': '{{cstmr}} no longer receives messages or photos here.',
  'ended.draft': 'What you had begun to write was not sent:',
  'ended.read': 'You can read everything until it is erased on {{date}}.',
  'qr.withdrawn.contact': 'Write to them',
  'ended.reach': 'How to reach {{cstmr}}:',
  'chat.failed.why.withdrawn':
    'This service has ended: this was not sent. You can copy it to write to the team another way. It stays on this device and leaves if the service resumes.',
  'chat.report.withdrawn':
    'This service has ended: this report was not sent. Copy what you wrote, and reach the team another way. In danger, call 112.',
};
