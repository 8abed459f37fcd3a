import * as z from 'zod/mini';
import { ANSWERING, type Descriptions } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, idSchema } from './shapes.ts';

/** Photos of what is reported; nobody must have one, so that `required` says nothing else than that. */
export const photoSchema = () =>
  z.object({
    type: z.literal('photo'),
    ...answering,
    max: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
    required: z.optional(z.literal(false)),
    hintId: z.optional(idSchema),
  });

const PHOTOS_MAX = 3;

/** So many photos a photo item takes. */
export const photosOf = ({ max = PHOTOS_MAX }: Pick<z.infer<ReturnType<typeof photoSchema>>, 'max'>) => max;

/** What its keys mean, for editors. A function, so that what plays a questionnaire carries no words. */
export const photoKeys = (): Descriptions => ({
  ...ANSWERING,
  id: 'The key of its photos at the host, unique in the question, and the text id of its words.',
  type: 'photo: room for photos, which the host takes, keeps and sends after the report. They are no answer: nothing is led by them, and nobody must have one.',
  max: 'So many photos at most, from 1 to 5; 3 if it is left out.',
  required: 'false, which it is anyway: a photo may always be left out.',
  hintId: 'The text id of what a photo is good for, in small words under it.',
});

/** What it can look like in a file, for tests and the book of components. A function, as above. */
export const photoExamples = (id: string): z.infer<ReturnType<typeof photoSchema>>[] => [
  { type: 'photo', id, text: 'A photo' },
];

/** Never waited for: a confirm stands beside it, and what it is given travels beside the answers. */
export const photo: Kind<z.infer<ReturnType<typeof photoSchema>>> = {
  confirm: 'appended',
  textIds: ({ hintId }) => [['hintId', hintId]],
  beside: true,
};
