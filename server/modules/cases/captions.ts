import { createHash } from 'node:crypto';
import { CAPTIONS_LATE, type Captions, type Cue } from '@parvis/api/calls/captions';
import { CAPTIONS_TEXT_MAX } from '@parvis/api/constants';
import type { Media } from '@parvis/api/entities/media';
import { spokenLines } from '@parvis/api/webVtt';
import type { media } from '../../platform/db/schema.ts';
import { malformed } from '../../platform/lib/refusal.ts';

export interface Said {
  readonly captions?: Captions | undefined;
  readonly noSpeech?: boolean | undefined;
}

/** Rounds to milliseconds, the precision of a track. */
const exact = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/**
 * Validates that a cue follows the previous one within the film.
 * @throws Refusal badRequest
 */
function keptCue({ from, to, txt }: Cue, { after, end, path }: { after: number; end: number; path: string }) {
  const words = spokenLines(txt).join('\n');
  if (words === '') throw malformed(`${path}.txt`, 'missing');
  const begins = exact(from);
  // Devices measure durations slightly differently.
  const ends = exact(Math.min(to, end));
  if (begins < after) throw malformed(`${path}.from`, 'tooSmall');
  if (begins >= end) throw malformed(`${path}.from`, 'tooBig');
  if (ends <= begins) throw malformed(`${path}.to`, 'tooSmall');
  return { from: begins, to: ends, txt: words };
}

/** @throws Refusal badRequest */
export function keptCaptions({ language, cues }: Captions, seconds: number, path: string): Captions {
  const kept: Cue[] = [];
  for (const [at, cue] of cues.entries()) {
    const after = kept.at(-1)?.to ?? 0;
    kept.push(keptCue(cue, { after, end: seconds + CAPTIONS_LATE, path: `${path}.cues.${at}` }));
  }
  if (kept.reduce((sum, { txt }) => sum + txt.length, 0) > CAPTIONS_TEXT_MAX)
    throw malformed(`${path}.cues`, { reason: 'tooLong', max: CAPTIONS_TEXT_MAX });
  return { language, cues: kept };
}

/**
 * Allows captions or `noSpeech`, of films only.
 * @throws Refusal badRequest
 */
export function saidIn(
  { type, seconds }: Pick<typeof media.$inferSelect, 'type' | 'seconds'>,
  { captions, noSpeech = false }: Said,
  path: string,
): Said {
  if (type === null && (captions || noSpeech))
    throw malformed(`${path}.${captions ? 'captions' : 'noSpeech'}`, 'notPossible');
  if (captions && noSpeech) throw malformed(`${path}.noSpeech`, 'notPossible');
  return {
    ...(captions && { captions: keptCaptions(captions, seconds ?? 0, `${path}.captions`) }),
    ...(noSpeech && { noSpeech }),
  };
}

/** Captions have a URL of their own, versioned by content. */
export const toldOf = ({ captions, noSpeech }: Said): Pick<Media, 'captions' | 'noSpeech'> => ({
  ...(captions && {
    captions: {
      language: captions.language,
      version: createHash('sha256').update(JSON.stringify(captions)).digest('base64url').slice(0, 10),
    },
  }),
  ...(noSpeech && { noSpeech: true }),
});
