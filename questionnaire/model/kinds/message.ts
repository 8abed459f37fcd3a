import * as z from 'zod/mini';
import { MESSAGE_TYPE_DEFAULT, MESSAGE_TYPED_MAX } from '../values/constants.ts';
import { cutTyped, normaliseMessage } from '../values/validate.ts';
import { ANSWERING, type Descriptions } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, idSchema } from './shapes.ts';

/** Multi-line; `msgType` is its type in the report. */
export const createMessageSchema = () =>
  z.object({
    type: z.literal('message'),
    ...answering,
    msgType: z.optional(idSchema),
    placeholderId: z.optional(idSchema),
    required: z.optional(z.boolean()),
    letters: z.optional(z.enum(['latin', 'all'])),
  });

const SAMPLE = 'Merci';

type Message = z.infer<ReturnType<typeof createMessageSchema>>;

/** For editors; a function, so that playing loads no words. */
export const describeMessageKeys = (): Descriptions => ({
  ...ANSWERING,
  type: 'message: a text of up to 200 characters, reported as the answer and as msgTxt.',
  msgType: 'What kind of message it is, reported with it; "thanks" if it is left out.',
  placeholderId: 'The text id of an example inside the empty field.',
  required: 'false: it may be left empty, and is then left out of the report. true if it is left out.',
  letters:
    'latin: the letters of French and its neighbours, as if it is left out. all: letters, digits and punctuation of every script.',
});

/** For tests and the component book; a function, as above. */
export const createMessageExamples = (id: string): Message[] => [{ type: 'message', id, text: 'A message' }];

/** Stored as `normalise` writes it: the report’s message. */
export const message: Kind<Message> = {
  confirm: 'own',
  textIds: ({ placeholderId }) => [['placeholderId', placeholderId]],
  answers: {
    by: 'TYPE',
    optional: ({ required }) => required === false,
    max: () => MESSAGE_TYPED_MAX,
    cut: (_item, text) => cutTyped('message', text),
    normalise: ({ letters }, text) => normaliseMessage(text, letters),
    sample: () => SAMPLE,
    msgType: ({ msgType }) => msgType ?? MESSAGE_TYPE_DEFAULT,
    accepts: ({ letters }, answer) =>
      typeof answer === 'string' ? normaliseMessage(answer, letters) : undefined,
    samples: () => [SAMPLE],
    spoken: (_item, answer) => String(answer),
  },
};
