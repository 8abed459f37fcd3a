import { createHash } from 'node:crypto';
import { CAPTIONS_LATE, type Captions, type Cue } from '@parvis/api/calls/captions';
import { CAPTIONS_TEXT_MAX } from '@parvis/api/constants';
import type { Media } from '@parvis/api/entities/media';
import { spokenLines } from '@parvis/api/webVtt';
import type { media } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';

export interface Speech {
  readonly captions?: Captions | undefined;
  readonly noSpeech?: boolean | undefined;
}

/** The precision of a track. */
const roundToMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/**
 * Cues must follow each other within the film.
 * @throws Refusal badRequest
 */
function parseCue(
  { from, to, txt }: Cue,
  { after, end, path }: { after: number; end: number; path: string },
) {
  const words = spokenLines(txt).join('\n');
  if (words === '') throw createBadRequest(`${path}.txt`, 'missing');
  const begins = roundToMilliseconds(from);
  // Devices measure durations slightly differently.
  const ends = roundToMilliseconds(Math.min(to, end));
  if (begins < after) throw createBadRequest(`${path}.from`, 'tooSmall');
  if (begins >= end) throw createBadRequest(`${path}.from`, 'tooBig');
  if (ends <= begins) throw createBadRequest(`${path}.to`, 'tooSmall');
  return { from: begins, to: ends, txt: words };
}

/** @throws Refusal badRequest */
export function parseCaptions({ language, cues }: Captions, seconds: number, path: string): Captions {
  const normalized: Cue[] = [];
  for (const [at, cue] of cues.entries()) {
    const after = normalized.at(-1)?.to ?? 0;
    normalized.push(parseCue(cue, { after, end: seconds + CAPTIONS_LATE, path: `${path}.cues.${at}` }));
  }
  if (normalized.reduce((sum, { txt }) => sum + txt.length, 0) > CAPTIONS_TEXT_MAX)
    throw createBadRequest(`${path}.cues`, { reason: 'tooLong', max: CAPTIONS_TEXT_MAX });
  return { language, cues: normalized };
}

/**
 * Only films may have captions or `noSpeech`.
 * @throws Refusal badRequest
 */
export function parseSpeech(
  { type, seconds }: Pick<typeof media.$inferSelect, 'type' | 'seconds'>,
  { captions, noSpeech = false }: Speech,
  path: string,
): Speech {
  if (type === null && (captions || noSpeech))
    throw createBadRequest(`${path}.${captions ? 'captions' : 'noSpeech'}`, 'notPossible');
  if (captions && noSpeech) throw createBadRequest(`${path}.noSpeech`, 'notPossible');
  return {
    ...(captions && { captions: parseCaptions(captions, seconds ?? 0, `${path}.captions`) }),
    ...(noSpeech && { noSpeech }),
  };
}

/** Their URL is versioned by content. */
export const toCaptionInfo = ({ captions, noSpeech }: Speech): Pick<Media, 'captions' | 'noSpeech'> => ({
  ...(captions && {
    captions: {
      language: captions.language,
      version: createHash('sha256').update(JSON.stringify(captions)).digest('base64url').slice(0, 10),
    },
  }),
  ...(noSpeech && { noSpeech: true }),
});
