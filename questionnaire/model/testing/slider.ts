import * as z from 'zod/mini';
import { ANSWERING, type Descriptions, EFFECT } from '../kinds/descriptions.ts';
import type { Kind } from '../kinds/kind.ts';
import { answering, type Effect, effectSchema, idSchema } from '../kinds/shapes.ts';

interface Slider {
  readonly type: 'slider';
  readonly id: string;
  readonly required?: boolean;
  readonly coldId?: string;
  readonly marks?: Readonly<Record<string, Effect>>;
}

const DEGREES = [0, 1, 2, 3];
const degree = (value: unknown) => DEGREES.find((one) => one === value);

/** Unknown to the product. */
const TOO_HOT: string = 'tooHot';

const slider: Omit<Kind<Slider>, 'problem'> & { problem(item: Slider): string | undefined } = {
  confirm: 'own',
  effects: ({ marks }) =>
    Object.entries(marks ?? {}).map(([mark, effect]) => ({ at: `.marks.${mark}`, effect })),
  problem: ({ marks }) =>
    Object.keys(marks ?? {}).every((mark) => DEGREES.includes(Number(mark))) ? undefined : TOO_HOT,
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
  marks: z.optional(z.record(z.string(), effectSchema)),
});

const sliderKeys: Descriptions = {
  ...ANSWERING,
  type: 'slider: a temperature from 0 to 3 degrees.',
  required: 'false: it may be left out.',
  coldId: 'The text id of the label at the cold end.',
  marks: {
    means: 'The effects of single degrees, by number.',
    within: { ...EFFECT, imgSrc: 'Beside a mark.' },
  },
};

const sliderProblems = {
  [TOO_HOT]: { fr: 'Il n’y a que les degrés de 0 à 3.', en: 'There are no degrees but 0 to 3.' },
};

const sliderExamples = (id: string): Slider[] => [
  { type: 'slider', id },
  { type: 'slider', id, required: false },
];

/** With an unknown kind: a temperature from 0 to 3 degrees. */
export const withSlider = <
  Table extends {
    kinds: object;
    kindSchemas: () => readonly unknown[];
    describeKindKeys: () => object;
    kindProblems: () => object;
    kindExamples: () => object;
  },
>(
  real: Table,
) => ({
  ...real,
  kinds: { ...real.kinds, slider },
  kindSchemas: () => [...real.kindSchemas(), sliderSchema],
  describeKindKeys: () => ({ ...real.describeKindKeys(), slider: sliderKeys }),
  kindProblems: () => ({ ...real.kindProblems(), ...sliderProblems }),
  kindExamples: () => ({ ...real.kindExamples(), slider: sliderExamples }),
});
