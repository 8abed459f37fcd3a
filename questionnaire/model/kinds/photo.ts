import * as z from 'zod/mini';
import { ANSWERING, type Descriptions } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, idSchema } from './shapes.ts';

/** Always optional. */
export const createPhotoSchema = () =>
  z.object({
    type: z.literal('photo'),
    ...answering,
    max: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
    required: z.optional(z.literal(false)),
    hintId: z.optional(idSchema),
  });

const PHOTOS_MAX = 3;

export const photosOf = ({ max = PHOTOS_MAX }: Pick<z.infer<ReturnType<typeof createPhotoSchema>>, 'max'>) =>
  max;

export const describePhotoKeys = (): Descriptions => ({
  ...ANSWERING,
  id: 'The key of its photos at the host, unique in the question, and the text id of its words.',
  type: 'photo: room for photos, which the host takes, keeps and sends after the report. They are no answer: nothing is led by them, and nobody must have one.',
  max: 'So many photos at most, from 1 to 5; 3 if it is left out.',
  required: 'false, which it is anyway: a photo may always be left out.',
  hintId: 'The text id of what a photo is good for, in small words under it.',
});

export const createPhotoExamples = (id: string): z.infer<ReturnType<typeof createPhotoSchema>>[] => [
  { type: 'photo', id, text: 'A photo' },
];

/** Never awaited: photos travel beside the answers. */
export const photo: Kind<z.infer<ReturnType<typeof createPhotoSchema>>> = {
  confirm: 'appended',
  textIds: ({ hintId }) => [['hintId', hintId]],
  beside: true,
};
