import { captionsSchema, cueSchema } from '../../calls/captions.ts';
import { mobileMediaCalls } from '../../calls/mobileMedia.ts';
import { sentFileSchema } from '../../calls/sentMedia.ts';
import { townMediaCalls } from '../../calls/townMedia.ts';
import type { ErrorCode } from '../../errors.ts';
import { meaning } from '../telling/meaning.ts';
import {
  captionsMeaning,
  caseMediaMeaning,
  cueMeaning,
  describedTold,
  fileMeaning,
  mediaSamples,
  mediaTold,
  partTold,
} from '../telling/media.ts';
import { CSID, message } from '../telling/samples.ts';
import { type Told, tell } from '../telling/told.ts';

const toldBy = (
  calls: typeof mobileMediaCalls | typeof townMediaCalls,
  refused: readonly ErrorCode[],
): readonly Told[] => [
  tell(calls.mediaPart, { ...partTold, errors: [...refused, 'conflict'] }),
  tell(calls.sendMedia, {
    body: mediaTold,
    more: [
      meaning(sentFileSchema, fileMeaning),
      meaning(captionsSchema, captionsMeaning),
      meaning(cueSchema, cueMeaning),
    ],
    example: { body: mediaSamples.body, answer: [{ ...message, media: mediaSamples.media }] },
    errors: [...refused, 'conflict', 'stepNotAllowed'],
  }),
  tell(calls.describeMedia, {
    body: describedTold,
    example: { body: mediaSamples.described, answer: mediaSamples.media },
    errors: refused,
  }),
  tell(calls.fetchMedia, {
    body: { csid: 'The case.' },
    answer: caseMediaMeaning,
    example: {
      body: { csid: CSID },
      answer: [{ msgId: 4, msgCdatim1: message.msgCdatim1, mine: false, media: mediaSamples.media }],
    },
  }),
];

/** Files of messages, as contributors send and see them. */
export const mobileMediaTold = toldBy(mobileMediaCalls, ['blocked', 'withdrawn']);

/** The same for staff. */
export const townMediaTold = toldBy(townMediaCalls, []);
