import type { Captions, Cue } from '@parvis/api/calls/captions';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/lib/refusal.ts';
import { parseCaptions, parseSpeech } from './captions.ts';

const cue = (from: number, to: number, txt = 'Oui'): Cue => ({ from, to, txt });
const of = (...cues: Cue[]): Captions => ({ language: 'fr', cues });

/** Returns the normalized captions of a ten-second film, or the path of the error. */
function kept(...cues: Cue[]) {
  try {
    return parseCaptions(of(...cues), 10, 'body.captions').cues.map(
      ({ from, to, txt }) => `${from}-${to} ${txt}`,
    );
  } catch (error) {
    if (error instanceof Refusal) return `${error.path} ${error.why?.reason}`;
    throw error;
  }
}

describe('captions of a ten-second film', () => {
  it.each<[string, Cue[], string[] | string]>([
    ['from its beginning to its end', [cue(0, 10)], ['0-10 Oui']],
    ['one right behind the other', [cue(0, 1), cue(1, 2)], ['0-1 Oui', '1-2 Oui']],
    ['a thousandth over the one before', [cue(0, 1), cue(0.999, 2)], 'body.captions.cues.1.from tooSmall'],
    ['out of order', [cue(3, 4), cue(1, 2)], 'body.captions.cues.1.from tooSmall'],
    ['of a ten-thousandth', [cue(1, 1.0001)], 'body.captions.cues.0.to tooSmall'],
    ['of a thousandth', [cue(1, 1.001)], ['1-1.001 Oui']],
    ['backwards', [cue(2, 1)], 'body.captions.cues.0.to tooSmall'],
    ['a second beyond its end, as devices measure it', [cue(10.9, 11)], ['10.9-11 Oui']],
    ['beyond that', [cue(10.9, 12)], ['10.9-11 Oui']],
    ['that begin there', [cue(11, 12)], 'body.captions.cues.0.from tooBig'],
    ['of blanks', [cue(1, 2, ' \n ')], 'body.captions.cues.0.txt missing'],
    ['of lines with holes', [cue(1, 2, ' a \n\n\u2028b')], ['1-2 a\nb']],
    ['with marks, which are words', [cue(1, 2, '<b>&')], ['1-2 <b>&']],
    [
      'of two thousand letters',
      Array.from({ length: 20 }, (_, at) => cue(at / 2, at / 2 + 0.5, 'a'.repeat(100))),
      Array.from({ length: 20 }, (_, at) => `${at / 2}-${at / 2 + 0.5} ${'a'.repeat(100)}`),
    ],
    [
      'of one more',
      [
        ...Array.from({ length: 20 }, (_, at) => cue(at / 4, at / 4 + 0.25, 'a'.repeat(100))),
        cue(9, 10, 'a'),
      ],
      'body.captions.cues tooLong',
    ],
  ])('%s', (_, cues, expected) => expect(kept(...cues)).toEqual(expected));

  it('are refused for photos and together with noSpeech', () => {
    const film = { type: 'video/mp4', seconds: 10 };
    const said = { captions: of(cue(1, 2)) };
    const why = (work: () => unknown) => expect(work).toThrow(Refusal);
    expect(parseSpeech(film, said, 'body')).toEqual(said);
    expect(parseSpeech(film, { noSpeech: true }, 'body')).toEqual({ noSpeech: true });
    expect(parseSpeech(film, { noSpeech: false }, 'body')).toEqual({});
    why(() => parseSpeech(film, { ...said, noSpeech: true }, 'body'));
    why(() => parseSpeech({ type: null, seconds: null }, said, 'body'));
    why(() => parseSpeech({ type: null, seconds: null }, { noSpeech: true }, 'body'));
    expect(parseSpeech({ type: null, seconds: null }, { noSpeech: false }, 'body')).toEqual({});
  });
});
