import * as z from 'zod/mini';
import { ANSWERING, type Descriptions, EFFECT, LOOK } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, decorative, effectShape } from './shapes.ts';

/** A button that ends its question by its own way; `skip: true` does so without the answers, `weight` is how strongly it asks. */
export const nextButtonSchema = () =>
  z.object({
    type: z.literal('nextButton'),
    ...answering,
    ...effectShape,
    skip: z.optional(z.literal(true)),
    weight: z.optional(z.enum(['strong', 'quiet'])),
  });

/** What its keys mean, for editors. A function, so that what plays a questionnaire carries no words. */
export const nextButtonKeys = (): Descriptions => ({
  ...ANSWERING,
  ...EFFECT,
  type: 'nextButton: a button that ends the question with an effect of its own, once everything asked is answered.',
  skip: 'The button leaves the question without an answer: nothing is reported or awaited, and only the followUp of the button leads on. Without one the questionnaire ends.',
  weight:
    'strong or quiet: whether the button stands out. Left out, one that skips is quiet and any other strong. A quiet one is never what Enter stands for: quiet is what takes something away.',
});

/** What it can look like in a file, for tests and the book of components. A function, as above. */
export const nextButtonExamples = (id: string): z.infer<ReturnType<typeof nextButtonSchema>>[] => [
  { type: 'nextButton', id, text: 'A button' },
];

/** Carries an effect and no answer. */
export const nextButton: Kind<z.infer<ReturnType<typeof nextButtonSchema>>> = {
  confirm: 'oneTap',
  button: true,
  effects: (item) => [{ at: '', effect: item }],
};

/** The confirm button where its own words or another place than the end are wanted. */
export const confirmSchema = () => z.object({ type: z.literal('confirm'), ...decorative });

/** What its keys mean, for editors. A function, so that what plays a questionnaire carries no words. */
export const confirmKeys = (): Descriptions => ({
  ...LOOK,
  type: 'confirm: the button that ends the question. Without words it has those of the host.',
});

/** What it can look like in a file, for tests and the book of components. A function, as above. */
export const confirmExamples = (): z.infer<ReturnType<typeof confirmSchema>>[] => [{ type: 'confirm' }];

/** Ends the question as the confirm that is appended without it would. */
export const confirm: Kind<z.infer<ReturnType<typeof confirmSchema>>> = {
  confirm: 'appended',
  button: true,
};
