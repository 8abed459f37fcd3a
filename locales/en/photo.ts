import type { Translation } from '../forms/plurals.ts';
import type { photo as French } from '../fr/photo.ts';

/** Photos of a conversation, before and after they are sent. */
export const photo: Translation<typeof French> = {
  'photo.title': 'Send a photo',
  'photo.send': 'Send',
  'photo.alt': 'What the photo shows',
  'photo.alt.hint': 'Optional: read out to people who cannot see it.',
  'photo.turn': 'Turn',
  'photo.remove': 'Remove',
  'photo.more': 'Add a photo',
  'photo.reading': 'Reading the photo…',
  'photo.preview': 'Photo {{number}}, before it is sent',
  'photo.noAlt': 'Photo without a description',
  'photo.kept': 'The place and the device written into the photo are removed before it is sent.',
  'photo.failed': 'Photo {{number}} could not be read as a picture. Take it again.',
  'photo.refused.format':
    '“{{name}}” cannot be read as a photo by this browser. Take it again, or save it as a JPEG.',
  'photo.refused.empty': '“{{name}}” is empty. Take it again.',
};
