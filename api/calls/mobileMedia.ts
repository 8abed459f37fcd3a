import * as z from 'zod/mini';
import { mobileCall } from '../call.ts';
import { PART_LIMIT } from '../constants.ts';
import { idSchema } from '../entities/basics.ts';
import { mediaSchema, receivedSchema } from '../entities/media.ts';
import { messageSchema } from '../entities/message.ts';
import { caseMediaSchema, describedBody, mediaMessageBody, partBody } from './sentMedia.ts';

/** Files of messages, as contributors send and see them. */
export const mobileMediaCalls = {
  mediaPart: mobileCall({
    path: 'discuss/send/part',
    method: 'POST',
    who: 'identity',
    limit: 'part',
    summary: 'Brings a part of a file that a message will show. Sent twice, it is stored once.',
    body: partBody,
    answer: z.array(receivedSchema),
    bodyLimit: PART_LIMIT,
    bytes: true,
  }),
  sendMedia: mobileCall({
    path: 'discuss/send/media',
    method: 'POST',
    who: 'participant',
    limit: 'send',
    summary: 'Sends files whose parts have all come, with a word or without.',
    body: mediaMessageBody,
    answer: z.array(messageSchema),
  }),
  describeMedia: mobileCall({
    path: 'discuss/send/description',
    method: 'POST',
    who: 'participant',
    limit: 'send',
    summary: 'Says what a file shows, or what is said in it, after it was sent: by who sent it.',
    body: describedBody,
    answer: z.array(mediaSchema),
  }),
  fetchMedia: mobileCall({
    path: 'discuss/fetch/media',
    method: 'POST',
    who: 'participant',
    limit: 'ceiling',
    summary: 'The files of all messages of a case, the oldest first.',
    body: z.object({ csid: idSchema }),
    answer: z.array(caseMediaSchema),
  }),
};
