import * as z from 'zod/mini';
import { MESSAGE_TYPE_DEFAULT, MESSAGE_TYPED_MAX } from '../values/constants.ts';
import { cutTyped, normalise } from '../values/validate.ts';
import { ANSWERING, type Descriptions } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, idSchema } from './shapes.ts';

/** A multi-line field; `msgType` is its type in the report. */
export const messageSchema = () =>
  z.object({
    type: z.literal('message'),
    ...answering,
    msgType: z.optional(idSchema),
    placeholderId: z.optional(idSchema),
    required: z.optional(z.boolean()),
  });

const SAMPLE = 'Merci';

export const messageKeys = (): Descriptions => ({
  ...ANSWERING,
  type: 'message: a text of up to 200 characters, reported as the answer and as msgTxt.',
  msgType: 'What kind of message it is, reported with it; "thanks" if it is left out.',
  placeholderId: 'The text id of an example inside the empty field.',
  required: 'false: it may be left empty, and is then left out of the report. true if it is left out.',
});

export const messageExamples = (id: string): z.infer<ReturnType<typeof messageSchema>>[] => [
  { type: 'message', id, text: 'A message' },
];

export const message: Kind<z.infer<ReturnType<typeof messageSchema>>> = {
  confirm: 'own',
  textIds: ({ placeholderId }) => [['placeholderId', placeholderId]],
  answers: {
    by: 'TYPE',
    optional: ({ required }) => required === false,
    max: () => MESSAGE_TYPED_MAX,
    cut: (_item, text) => cutTyped('message', text),
    normalise: (_item, text) => normalise('message', text),
    sample: () => SAMPLE,
    msgType: ({ msgType }) => msgType ?? MESSAGE_TYPE_DEFAULT,
    accepts: (_item, answer) => (typeof answer === 'string' ? normalise('message', answer) : undefined),
    samples: () => [SAMPLE],
    spoken: (_item, answer) => String(answer),
  },
};
