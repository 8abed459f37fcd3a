import * as z from 'zod/mini';
import { ANSWERING, type Descriptions, EFFECT } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, effectShape } from './shapes.ts';

/** `preset: true` ticks it initially. */
export const createCheckboxItemSchema = () =>
  z.object({
    type: z.literal('checkbox'),
    ...answering,
    ...effectShape,
    preset: z.optional(z.boolean()),
  });

export const describeCheckboxKeys = (): Descriptions => ({
  ...ANSWERING,
  ...EFFECT,
  type: 'checkbox: a box to tick; at least one of a question must be. The answer is true or false. Keyed values know a ticked one as "<id>".',
  preset: 'Ticked from the start. The question then needs a button.',
});

export const createCheckboxExamples = (
  id: string,
): z.infer<ReturnType<typeof createCheckboxItemSchema>>[] => [{ type: 'checkbox', id, text: 'A box' }];

export const checkbox: Kind<z.infer<ReturnType<typeof createCheckboxItemSchema>>> = {
  confirm: 'oneTap',
  effects: (item) => [{ at: '', effect: item }],
  answers: {
    by: 'CHECK',
    optional: () => false,
    choose: (_item, _value, before) => (before === true ? null : true),
    preset: ({ preset }) => (preset === true ? true : undefined),
    chosen: (item, answer) => (answer === true ? { token: item.id, effect: item } : undefined),
    accepts: (_item, answer) => (typeof answer === 'boolean' ? answer : undefined),
    samples: () => [true],
    spoken: ({ text, id }, answer, { find }) => (answer === true ? (text ?? find(id)) : undefined),
  },
};
