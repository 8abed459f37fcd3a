import type { Translation } from '../forms/plurals.ts';
import type { push as French } from '../fr/push.ts';

/** What the service worker says by itself in a notification; all else comes with the push, in the language of its person. */
export const push: Translation<typeof French> = {
  'push.news': 'There is news',
  'push.news.text': 'Open the app to read it.',
  'push.messages_one': '{{count}} new message',
  'push.messages_other': '{{count}} new messages',
  'push.said': '{{author}}: {{body}}',
};
