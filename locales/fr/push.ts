/** What the service worker says by itself in a notification; all else comes with the push, in the language of its person. */
export const push = {
  'push.news': 'Il y a du nouveau',
  'push.news.text': 'Ouvrez l’application pour le lire.',
  'push.messages_one': '{{count}} nouveau message',
  'push.messages_other': '{{count}} nouveaux messages',
  'push.said': '{{author}}\u202f: {{body}}',
} as const;
