import { expect, it } from 'vitest';
import { applyPendingCaptions } from './applyPendingCaptions.ts';
import type { PendingCaptions } from './captionsDraft.ts';
import type { PendingVideo } from './prepare.ts';

const said = (txt: string) => ({ language: 'fr', cues: [{ from: 0, to: 1, txt }] });
const film = (more: Partial<PendingVideo['video']> = {}): PendingVideo => ({
  kind: 'video',
  id: 'f',
  blob: new Blob(['x']),
  alt: '',
  video: { width: 4, height: 3, seconds: 3, ...more },
});
const begun = (...rows: [at: string, txt: string][]): PendingCaptions => ({
  language: 'en',
  rows: rows.map(([at, txt]) => ({ key: `${at} ${txt}`, at, txt })),
});
const typed = { language: 'en', cues: [{ from: 1, to: 3, txt: 'It leaks' }] };

it.each<
  [
    string,
    PendingVideo,
    PendingCaptions | undefined,
    PendingVideo['video']['captions'],
    'goes' | 'faulty' | undefined,
  ]
>([
  ['nothing was typed', film(), undefined, undefined, undefined],
  ['nothing was typed anew', film({ captions: said('a') }), undefined, said('a'), undefined],
  ['it was typed and not ended', film(), begun(['1', ' It leaks ']), typed, 'goes'],
  ['it was changed and not ended', film({ captions: said('a') }), begun(['1', 'It leaks']), typed, 'goes'],
  ['all was taken out', film({ captions: said('a') }), begun(), undefined, 'goes'],
  ['a line without words was begun', film(), begun(['2', '']), undefined, 'goes'],
  ['a moment is none', film({ captions: said('a') }), begun(['x', 'b']), said('a'), 'faulty'],
  ['a moment lies behind the end', film(), begun(['3', 'b']), undefined, 'faulty'],
  [
    'it is too much',
    film(),
    begun(...Array.from({ length: 41 }, (_, at) => [String(at / 20), 'b'] as [string, string])),
    undefined,
    'faulty',
  ],
  ['nobody speaks, as was said since', film({ noSpeech: true }), begun(['1', 'b']), undefined, undefined],
])('a video is sent with its unfinished captions: %s', (_, one, typing, captions, state) => {
  const now = applyPendingCaptions(one, typing);
  expect(now.film.video.captions).toEqual(captions);
  expect(now.begun).toBe(state);
  expect(now.film).toMatchObject({ id: 'f', video: { seconds: 3 } });
});
