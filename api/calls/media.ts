import * as z from 'zod/mini';
import { type CallDefiner, mobileCall, type Side, townCall, type Who } from '../call.ts';
import { ALT_MAX, FILES_MAX, PART_LIMIT, STAFF_MESSAGE_MAX, VIDEO_BYTES_MAX } from '../constants.ts';
import { composedText, deviceIdSchema, idSchema, instantSchema, plainText } from '../entities/basics.ts';
import { mediaSchema, receivedSchema } from '../entities/media.ts';
import { messageSchema } from '../entities/message.ts';
import { tgtTypesSchema } from '../entities/targetType.ts';
import { captionsSchema } from './captions.ts';

/** One chunk of an upload; chunks are idempotent, and an upload resumes where it stopped. */
export const partBody = z.object({
  id: deviceIdSchema,
  at: z.int().check(z.minimum(0), z.maximum(VIDEO_BYTES_MAX)),
  of: z.int().check(z.minimum(1), z.maximum(VIDEO_BYTES_MAX)),
});

/** An uploaded file with its description. */
export const sentFileSchema = z.object({
  id: idSchema,
  alt: z.optional(plainText(ALT_MAX)),
  poster: z.optional(idSchema),
  captions: z.optional(captionsSchema),
  noSpeech: z.optional(z.boolean()),
});

/** Description of an uploaded file, editable by its sender; missing fields stay. */
export const describedBody = z.object({
  csid: idSchema,
  id: idSchema,
  alt: z.optional(plainText(ALT_MAX)),
  captions: z.optional(z.nullable(captionsSchema)),
  noSpeech: z.optional(z.boolean()),
});

/** Uploaded files of a message, with a text. */
export const mediaMessageBody = z.object({
  csid: idSchema,
  id: deviceIdSchema,
  files: z.array(sentFileSchema).check(z.minLength(1), z.maxLength(FILES_MAX)),
  txt: z.optional(composedText(STAFF_MESSAGE_MAX).check(z.minLength(1))),
  tgtTypes: tgtTypesSchema,
  tgtCrUid: z.optional(idSchema),
});

/** All files of a case, oldest first. */
export const caseMediaSchema = z.object({
  msgId: z.int(),
  msgCdatim1: instantSchema,
  mine: z.boolean(),
  media: z.array(mediaSchema),
});
/** Files of one message of a case. */
export type CaseMedia = z.infer<typeof caseMediaSchema>;

/** Creates the calls of one side. Chunks precede the case, so uploading has its own access rule. */
const createMediaCalls = <S extends Side>(call: CallDefiner<S>, sender: Who, reader: Who) => ({
  mediaPart: call({
    path: 'discuss/send/part',
    who: sender,
    limit: 'part',
    body: partBody,
    answer: z.array(receivedSchema),
    bodyLimit: PART_LIMIT,
    bytes: true,
  }),
  sendMedia: call({
    path: 'discuss/send/media',
    who: reader,
    limit: 'send',
    body: mediaMessageBody,
    answer: z.array(messageSchema),
  }),
  describeMedia: call({
    path: 'discuss/send/description',
    who: reader,
    limit: 'send',
    body: describedBody,
    answer: z.array(mediaSchema),
  }),
  fetchMedia: call({
    path: 'discuss/fetch/media',
    who: reader,
    limit: 'ceiling',
    body: z.object({ csid: idSchema }),
    answer: z.array(caseMediaSchema),
  }),
});

/** Files of messages, for contributors. */
export const mobileMediaCalls = createMediaCalls(mobileCall, 'identity', 'participant');
/** Files of messages, for staff. */
export const townMediaCalls = createMediaCalls(townCall, 'staff', 'staff');
