import { expect, it } from 'vitest';
import { buildPhotoMessages, collectPhotos } from './photoMessages.ts';

const file = (id: string, alt?: string) => ({ id, blob: new Blob(['x']), ...(alt && { alt }) });
const entry = (qstnId: string, id: string) => ({
  qstnId,
  items: [{ type: 'photo' as const, id }],
  answers: {},
  chng: { set: [], clear: [] },
});
const where = { cuid: 'town', csid: 'case', crUid: 'jo' };

it('sends the photos of answered questions only', () => {
  const photos = { bench: [file('a'), file('b')], wall: [file('c')], constructor: [file('d')] };
  const ids = (...asked: string[]) =>
    collectPhotos({ answersArray: asked.map((id) => entry(id, id)) }, photos).map(({ id }) => id);
  expect(ids('bench')).toEqual(['a', 'b']);
  expect(ids('wall', 'bench')).toEqual(['c', 'a', 'b']);
  expect(ids('toString')).toEqual([]);
  expect(collectPhotos({ answersArray: [] }, photos)).toEqual([]);
});

it('groups five photos into a message, with the same ids on every call', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => file(id, id === 'a' ? 'A bench' : undefined));
  const made = buildPhotoMessages(files, where);
  expect(made.map(({ id, kind, csid }) => [id, kind, csid])).toEqual([
    ['a', 'media', 'case'],
    ['f', 'media', 'case'],
  ]);
  expect(made[0]?.body).toMatchObject({
    csid: 'case',
    id: 'a',
    files: [{ id: 'a', alt: 'A bench' }, { id: 'b' }, {}, {}, {}],
  });
  expect(buildPhotoMessages(files, where)).toEqual(made);
  expect(buildPhotoMessages([], where)).toEqual([]);
});

it('names the poster of a video, if it has one', () => {
  const video = { width: 4, height: 3, seconds: 2, poster: file('p') };
  const [made] = buildPhotoMessages(
    [
      { ...file('v'), video },
      { ...file('w'), video: { ...video, poster: undefined } },
    ],
    where,
  );
  expect(made?.body).toMatchObject({ files: [{ id: 'v', poster: 'p' }, { id: 'w' }] });
});

it('sends the captions of a video, or that it has no speech', () => {
  const size = { width: 4, height: 3, seconds: 2 };
  const captions = { language: 'fr', cues: [{ from: 0, to: 1, txt: 'Oui' }] };
  const [made] = buildPhotoMessages(
    [
      { ...file('v'), video: { ...size, captions } },
      { ...file('w'), video: { ...size, noSpeech: true } },
      { ...file('x'), video: { ...size, noSpeech: false, hasSound: true } },
    ],
    where,
  );
  expect(made?.body).toMatchObject({ files: [{ captions }, { noSpeech: true }, {}] });
  expect(JSON.stringify(made?.body)).toMatch(/,\{"id":"x"\}]/);
});
