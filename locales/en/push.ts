import type { Translation } from '../forms/plurals.ts';
import type { push as French } from '../fr/push.ts';

/** Built-in texts of the service worker; the push brings all others in its person's language. */
export const push: Translation<typeof French> = {
  'push.news': 'There is news',
  'push.news.text': 'Open the app to read it.',
  'push.messages_one': '{{count}} new message',
  'push.messages_other': '{{count}} new messages',
  'push.said': '{{author}}: {{body}}',
};
