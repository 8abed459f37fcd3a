import type { Translation } from '../forms/plurals.ts';
import type { demo as source } from '../fr/demo.ts';

/** Demonstration of a code without storing anything (`/demoQr`, `/d`). */
export const demo: Translation<typeof source> = {
  'demo.title': 'Demonstration',
  'demo.contact': 'Let us talk about your place',
  'demo.cookies':
    'This demonstration keeps nothing of what you do. Only your choice of language may be kept, in a cookie.',
  'demo.end': 'There you are!',
  'demo.end.text':
    'A few questions would follow, then a conversation with the team of the place. Nothing was sent.',
  'demo.again': 'Start again',
  'demo.more': 'Useful links',
  'demo.none': 'There is no such demonstration',
  'demo.none.text': 'Check the address, or scan the code of a poster.',
};
