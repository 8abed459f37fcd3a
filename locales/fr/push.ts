/** Built-in texts of the service worker; the push brings all others in its person's language. */
export const push = {
  'push.news': 'Il y a du nouveau',
  'push.news.text': 'Ouvrez l’application pour le lire.',
  'push.messages_one': '{{count}} nouveau message',
  'push.messages_other': '{{count}} nouveaux messages',
  'push.said': '{{author}}\u202f: {{body}}',
} as const;
