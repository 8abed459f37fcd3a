import * as z from 'zod/mini';
import { type Descriptions, LOOK } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { decorative } from './shapes.ts';

/** Words by `id` or by `text`. */
export const textSchema = () => z.object({ type: z.literal('text'), ...decorative });

/** What its keys mean, for editors. A function, so that what plays a questionnaire carries no words. */
export const textKeys = (): Descriptions => ({
  ...LOOK,
  type: 'text: words that are only shown.',
});

/** What it can look like in a file, for tests and the book of components. A function, as above. */
export const textExamples = (id: string): z.infer<ReturnType<typeof textSchema>>[] => [
  { type: 'text', id, text: 'Words' },
];

/** Only shown; a confirm is appended beside it unless a field or stars are asked. */
export const text: Kind<z.infer<ReturnType<typeof textSchema>>> = { confirm: 'appended' };
