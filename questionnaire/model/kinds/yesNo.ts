import * as z from 'zod/mini';
import { ANSWERING, type Descriptions, EFFECT, LOOK } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, type Effect, effectShape, idSchema } from './shapes.ts';

const createSideSchema = () => z.object({ id: z.optional(idSchema), ...effectShape });

export const createYesNoSchema = () => {
  const labelOrSide = z.union([idSchema, createSideSchema()]);
  return z.object({
    type: z.literal('yesNo'),
    ...answering,
    yes: labelOrSide,
    no: labelOrSide,
    required: z.optional(z.boolean()),
  });
};

type YesNo = z.infer<ReturnType<typeof createYesNoSchema>>;

/** None for a mere label. */
export function getSideEffect(item: YesNo, yes: boolean): Effect | undefined {
  const side = yes ? item.yes : item.no;
  return typeof side === 'string' ? undefined : side;
}

/** Nothing for the generic yes or no. */
export function getSideLabelId(item: YesNo, yes: boolean): string | undefined {
  const side = yes ? item.yes : item.no;
  return typeof side === 'string' ? side : side.id;
}

const createSideKeys = (): Descriptions => ({
  ...EFFECT,
  id: 'The text id of the label of this side; without it the host’s word for yes or no.',
  imgSrc: LOOK.imgSrc ?? '',
});

export const describeYesNoKeys = (): Descriptions => ({
  ...ANSWERING,
  type: 'yesNo: two sides, one tap. The answer is true or false.',
  yes: {
    means:
      'The yes side: the text id of its label, or an object with effects. Keyed values know it as "<id>.yes".',
    within: createSideKeys(),
  },
  no: {
    means:
      'The no side: the text id of its label, or an object with effects. Keyed values know it as "<id>.no".',
    within: createSideKeys(),
  },
  required: 'false: it may be left unanswered, and is then left out of the report. true if it is left out.',
});

export const createYesNoExamples = (id: string): YesNo[] => [
  { type: 'yesNo', id, text: 'Yes or no?', yes: {}, no: {} },
];

export const yesNo: Kind<YesNo> = {
  confirm: 'oneTap',
  effects: (item) =>
    [true, false].flatMap((yes) => {
      const effect = getSideEffect(item, yes);
      return effect ? [{ at: yes ? '.yes' : '.no', effect }] : [];
    }),
  textIds: (item) => [
    ['yes', getSideLabelId(item, true)],
    ['no', getSideLabelId(item, false)],
  ],
  answers: {
    by: 'YESNO',
    optional: ({ required }) => required === false,
    choose: (_item, value) => (typeof value === 'boolean' ? value : undefined),
    chosen: (item, answer) =>
      typeof answer === 'boolean'
        ? { token: `${item.id}.${answer ? 'yes' : 'no'}`, effect: getSideEffect(item, answer) }
        : undefined,
    accepts: (_item, answer) => (typeof answer === 'boolean' ? answer : undefined),
    samples: () => [true, false],
    needsAsked: true,
    spoken: (item, answer, { find, yes, no }) => {
      if (typeof answer !== 'boolean') return undefined;
      const id = getSideLabelId(item, answer);
      return (id === undefined ? undefined : find(id)) ?? (answer ? yes : no);
    },
  },
};
