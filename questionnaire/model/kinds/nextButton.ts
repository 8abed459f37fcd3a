import * as z from 'zod/mini';
import { ANSWERING, type Descriptions, EFFECT, LOOK } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, decorative, effectShape } from './shapes.ts';

/** Own follow-up; `skip: true` discards the answers. */
export const createNextButtonSchema = () =>
  z.object({
    type: z.literal('nextButton'),
    ...answering,
    ...effectShape,
    skip: z.optional(z.literal(true)),
    weight: z.optional(z.enum(['strong', 'quiet'])),
  });

export const describeNextButtonKeys = (): Descriptions => ({
  ...ANSWERING,
  ...EFFECT,
  type: 'nextButton: a button that ends the question with an effect of its own, once everything asked is answered.',
  skip: 'The button leaves the question without an answer: nothing is reported or awaited, and only the followUp of the button leads on. Without one the questionnaire ends.',
  weight:
    'strong or quiet: whether the button stands out. Left out, one that skips is quiet and any other strong. A quiet one is never what Enter stands for: quiet is what takes something away.',
});

export const createNextButtonExamples = (
  id: string,
): z.infer<ReturnType<typeof createNextButtonSchema>>[] => [{ type: 'nextButton', id, text: 'A button' }];

export const nextButton: Kind<z.infer<ReturnType<typeof createNextButtonSchema>>> = {
  confirm: 'oneTap',
  button: true,
  effects: (item) => [{ at: '', effect: item }],
};

/** For its own words or another position. */
export const createConfirmSchema = () => z.object({ type: z.literal('confirm'), ...decorative });

export const describeConfirmKeys = (): Descriptions => ({
  ...LOOK,
  type: 'confirm: the button that ends the question. Without words it has those of the host.',
});

export const createConfirmExamples = (): z.infer<ReturnType<typeof createConfirmSchema>>[] => [
  { type: 'confirm' },
];

export const confirm: Kind<z.infer<ReturnType<typeof createConfirmSchema>>> = {
  confirm: 'appended',
  button: true,
};
