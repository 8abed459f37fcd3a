import * as z from 'zod/mini';
import { ANSWERING, type Descriptions, EFFECT, LOOK } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, type Effect, effectShape, idSchema } from './shapes.ts';

/** A side with effects. */
const sideSchema = () => z.object({ id: z.optional(idSchema), ...effectShape });

export const yesNoSchema = () => {
  const labelOrSide = z.union([idSchema, sideSchema()]);
  return z.object({
    type: z.literal('yesNo'),
    ...answering,
    yes: labelOrSide,
    no: labelOrSide,
    required: z.optional(z.boolean()),
  });
};

type YesNo = z.infer<ReturnType<typeof yesNoSchema>>;

/** The effect of a side; none if it is only a label. */
export function sideEffect(item: YesNo, yes: boolean): Effect | undefined {
  const side = yes ? item.yes : item.no;
  return typeof side === 'string' ? undefined : side;
}

/** The text id of a side; nothing for the generic yes or no. */
export function sideLabelId(item: YesNo, yes: boolean): string | undefined {
  const side = yes ? item.yes : item.no;
  return typeof side === 'string' ? side : side.id;
}

const sideKeys = (): Descriptions => ({
  ...EFFECT,
  id: 'The text id of the label of this side; without it the host’s word for yes or no.',
  imgSrc: LOOK.imgSrc ?? '',
});

export const yesNoKeys = (): Descriptions => ({
  ...ANSWERING,
  type: 'yesNo: two sides, one tap. The answer is true or false.',
  yes: {
    means:
      'The yes side: the text id of its label, or an object with effects. Keyed values know it as "<id>.yes".',
    within: sideKeys(),
  },
  no: {
    means:
      'The no side: the text id of its label, or an object with effects. Keyed values know it as "<id>.no".',
    within: sideKeys(),
  },
  required: 'false: it may be left unanswered, and is then left out of the report. true if it is left out.',
});

export const yesNoExamples = (id: string): YesNo[] => [
  { type: 'yesNo', id, text: 'Yes or no?', yes: {}, no: {} },
];

export const yesNo: Kind<YesNo> = {
  confirm: 'oneTap',
  effects: (item) =>
    [true, false].flatMap((yes) => {
      const effect = sideEffect(item, yes);
      return effect ? [{ at: yes ? '.yes' : '.no', effect }] : [];
    }),
  textIds: (item) => [
    ['yes', sideLabelId(item, true)],
    ['no', sideLabelId(item, false)],
  ],
  answers: {
    by: 'YESNO',
    optional: ({ required }) => required === false,
    choose: (_item, value) => (typeof value === 'boolean' ? value : undefined),
    chosen: (item, answer) =>
      typeof answer === 'boolean'
        ? { token: `${item.id}.${answer ? 'yes' : 'no'}`, effect: sideEffect(item, answer) }
        : undefined,
    accepts: (_item, answer) => (typeof answer === 'boolean' ? answer : undefined),
    samples: () => [true, false],
    needsAsked: true,
    spoken: (item, answer, { find, yes, no }) => {
      if (typeof answer !== 'boolean') return undefined;
      const id = sideLabelId(item, answer);
      return (id === undefined ? undefined : find(id)) ?? (answer ? yes : no);
    },
  },
};
