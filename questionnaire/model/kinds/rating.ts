import * as z from 'zod/mini';
import { RATING_MAX, RATING_MIN } from '../values/constants.ts';
import { ANSWERING, type Descriptions, EFFECT } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, effectSchema, idSchema } from './shapes.ts';

/** `values` gives single stars an effect. */
export const createRatingSchema = () =>
  z.object({
    type: z.literal('rating'),
    ...answering,
    min: z.optional(z.int()),
    max: z.optional(z.int()),
    minId: z.optional(idSchema),
    maxId: z.optional(idSchema),
    required: z.optional(z.boolean()),
    values: z.optional(z.record(z.string().check(z.regex(/^(0|-?[1-9]\d*)$/, 'ratingValue')), effectSchema)),
  });

type Rating = z.infer<ReturnType<typeof createRatingSchema>>;

const STARS_MAX = 21;

export function getRatingRange(item: Pick<Rating, 'min' | 'max'>): { min: number; max: number } {
  return { min: item.min ?? RATING_MIN, max: item.max ?? RATING_MAX };
}

function listStars(item: Rating): number[] {
  const { min, max } = getRatingRange(item);
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => min + index);
}

function parseStar(item: Rating, value: unknown): number | undefined {
  const { min, max } = getRatingRange(item);
  const isStar = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return isStar ? value : undefined;
}

export const describeRatingKeys = (): Descriptions => ({
  ...ANSWERING,
  type: 'rating: stars. The answer is a number. Keyed values know it as "<id>:<number>".',
  min: 'The first star, 1 or more; 1 if it is left out.',
  max: 'The last star; 5 if it is left out. At most 21 stars.',
  minId: 'The text id of the label at the first star.',
  maxId: 'The text id of the label at the last star.',
  required: 'false: the stars may be left out; the question then needs a button. true if it is left out.',
  values: {
    means: 'The effects of single stars, by number: { "5": { "flags": ["happy"] } }.',
    within: { ...EFFECT, imgSrc: 'Not shown for stars.' },
  },
});

export const getRatingProblemTexts = () => ({
  ratingRange: {
    fr: 'La note doit aller d’un nombre, 1 au moins, à un plus grand, sur 21 au plus : corrigez « min » ou « max ».',
    en: 'A rating goes from 1 or more to a greater number, over 21 at most: correct "min" or "max".',
  },
});

export const createRatingExamples = (id: string): Rating[] => [{ type: 'rating', id, text: 'Stars' }];

export const rating: Kind<Rating> = {
  confirm: 'own',
  effects: ({ values }) =>
    Object.entries(values ?? {}).map(([star, effect]) => ({ at: `.values.${star}`, effect })),
  textIds: ({ minId, maxId }) => [
    ['minId', minId],
    ['maxId', maxId],
  ],
  problem: (item) => {
    const { min, max } = getRatingRange(item);
    return min < RATING_MIN || min >= max || max - min + 1 > STARS_MAX ? 'ratingRange' : undefined;
  },
  answers: {
    by: 'RATE',
    optional: ({ required }) => required === false,
    choose: (item, value, before) => (value === before ? null : parseStar(item, value)),
    chosen: ({ id, values }, answer) =>
      typeof answer === 'number'
        ? {
            token: `${id}:${answer}`,
            effect: values && Object.hasOwn(values, answer) ? values[answer] : undefined,
          }
        : undefined,
    accepts: parseStar,
    samples: listStars,
    spoken: (item, answer, { stars }) =>
      typeof answer === 'number' ? stars(answer, getRatingRange(item).max) : undefined,
  },
};
