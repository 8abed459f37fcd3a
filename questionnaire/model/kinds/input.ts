import * as z from 'zod/mini';
import { cutTyped, formatPhone, maskCode, normalise, TYPED_MAX } from '../values/validate.ts';
import { ANSWERING, type Descriptions } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { answering, idSchema } from './shapes.ts';

export const createInputSchema = () =>
  z.object({
    type: z.literal('input'),
    ...answering,
    subType: z.enum(['email', 'code', 'phone']),
    placeholderId: z.optional(idSchema),
    required: z.optional(z.boolean()),
  });

type Input = z.infer<ReturnType<typeof createInputSchema>>;

const SAMPLES = { email: 'a@b.fr', code: 'ab2c3', phone: '06 12 34 56 78' } as const satisfies Record<
  Input['subType'],
  string
>;

/** Stored phone numbers (`33612345678`) lack it. */
const addPlus = ({ subType }: Input, answer: string): string =>
  subType === 'phone' && /^33\d{9}$/.test(answer) ? `+${answer}` : answer;

const written: Readonly<Record<Input['subType'], (answer: string) => string>> = {
  email: (answer) => answer,
  code: maskCode,
  phone: formatPhone,
};

export const describeInputKeys = (): Descriptions => ({
  ...ANSWERING,
  type: 'input: one line to type. The answer is the valid text in its normal form.',
  subType:
    'email: an address of at most 255 characters. code: five lower-case letters and digits without l, o, 0 and 1; never reported. phone: a French number, at most 23 characters as typed, kept as digits with 33 before them.',
  placeholderId: 'The text id of an example inside the empty field.',
  required: 'false: it may be left empty, and is then left out of the report. true if it is left out.',
});

export const createInputExamples = (id: string): Input[] => [
  { type: 'input', id, text: 'An e-mail address', subType: 'email' },
];

export const input: Kind<Input> = {
  confirm: 'own',
  textIds: ({ placeholderId }) => [['placeholderId', placeholderId]],
  answers: {
    by: 'TYPE',
    optional: ({ required }) => required === false,
    max: ({ subType }) => TYPED_MAX[subType],
    cut: ({ subType }, text) => cutTyped(subType, text),
    normalise: ({ subType }, text) => normalise(subType, text),
    sample: ({ subType }) => SAMPLES[subType],
    secret: ({ subType }) => subType === 'code',
    accepts: (item, answer) =>
      typeof answer === 'string' ? normalise(item.subType, addPlus(item, answer)) : undefined,
    samples: ({ subType }) => [normalise(subType, SAMPLES[subType]) ?? ''],
    spoken: ({ subType }, answer) => written[subType](String(answer)),
  },
};
