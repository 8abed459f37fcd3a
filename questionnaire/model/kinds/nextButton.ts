import * as z from 'zod/mini';
import type { Kind } from './kind.ts';
import { answering, effectShape } from './shapes.ts';

/** A button that ends its question by its own way; `skip: true` does so without the answers. */
export const nextButtonSchema = () =>
  z.object({
    type: z.literal('nextButton'),
    ...answering,
    ...effectShape,
    skip: z.optional(z.literal(true)),
  });

/** Carries an effect and no answer. */
export const nextButton: Kind<z.infer<ReturnType<typeof nextButtonSchema>>> = {
  confirm: 'oneTap',
  effects: (item) => [{ at: '', effect: item }],
};
