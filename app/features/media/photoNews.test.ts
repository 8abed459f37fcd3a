import { createTextStore } from '@parvis/locales/translate';
import { expect, it } from 'vitest';
import { describePhotoChanges } from './photoNews.ts';
import type { Picked } from './prepare.ts';

const { t, load } = createTextStore('fr-FR');
await load('chat');

const blob = new Blob(['x']);
const reading = (id: string): Picked => ({ kind: 'reading', id, file: new File(['x'], `${id}.jpg`) });
const photo = (pickedAs: string, id = pickedAs): Picked => ({
  ...{ kind: 'photo', id, pickedAs, blob, alt: '', file: blob, rotation: 0 },
});
const film = (id: string): Picked => ({
  ...{ kind: 'video', id, blob, alt: '', video: { seconds: 3, width: 640, height: 360 } },
});
const refused = (id: string): Picked => ({ kind: 'refused', id, name: 'notes.txt', why: 'format' });

it.each<[string, Picked[], Picked[], string]>([
  ['nothing yet of one that is being read', [], [reading('a')], ''],
  ['one that was read', [reading('a')], [photo('a')], 'Photo 1 ajoutée.'],
  ['the second of two', [photo('a'), reading('b')], [photo('a'), photo('b')], 'Photo 2 ajoutée.'],
  ['a film', [reading('a')], [film('a')], 'Vidéo 1 ajoutée.'],
  ['nothing of one that is turned', [photo('a')], [photo('a', 'turned')], ''],
  ['one that is taken out', [photo('a'), photo('b')], [photo('b')], 'Photo 1 retirée.'],
  ['nothing of what is refused, which interrupts', [reading('a')], [refused('a')], ''],
])('announces %s', (_, before, now, words) => expect(describePhotoChanges(before, now, t)).toBe(words));
