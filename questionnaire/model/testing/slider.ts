import * as z from 'zod/mini';
import type { Kind } from '../kinds/kind.ts';
import { answering, idSchema } from '../kinds/shapes.ts';

interface Slider {
  readonly type: 'slider';
  readonly id: string;
  readonly required?: boolean;
  readonly coldId?: string;
}

const DEGREES = [0, 1, 2, 3];
const degree = (value: unknown) => DEGREES.find((one) => one === value);

const slider: Kind<Slider> = {
  confirm: 'own',
  textIds: ({ coldId }) => [['coldId', coldId]],
  answers: {
    by: 'RATE',
    optional: ({ required }) => required === false,
    choose: (_item, value) => degree(value),
    chosen: ({ id }, answer) => ({
      token: answer === 0 ? `${id}.frost` : `${id}:${answer}`,
      effect: undefined,
    }),
    accepts: (_item, answer) => degree(answer),
    samples: () => DEGREES,
    spoken: (_item, answer) => `${answer} °C`,
  },
};

const sliderSchema = z.object({
  type: z.literal('slider'),
  ...answering,
  required: z.optional(z.boolean()),
  coldId: z.optional(idSchema),
});

const sliderExamples = (id: string): Slider[] => [
  { type: 'slider', id },
  { type: 'slider', id, required: false },
];

/** The table of kinds with one that the product does not have: a temperature from 0 to 3 degrees. */
export const withSlider = <
  Table extends { kinds: object; kindSchemas: () => readonly unknown[]; kindExamples: () => object },
>(
  real: Table,
) => ({
  ...real,
  kinds: { ...real.kinds, slider },
  kindSchemas: () => [...real.kindSchemas(), sliderSchema],
  kindExamples: () => ({ ...real.kindExamples(), slider: sliderExamples }),
});
