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

/** A line between items. */
export const separatorSchema = () => z.object({ type: z.literal('separator'), ...decorative });

/** What its keys mean, for editors. A function, so that what plays a questionnaire carries no words. */
export const separatorKeys = (): Descriptions => ({
  ...LOOK,
  type: 'separator: a line between items.',
});

/** What it can look like in a file, for tests and the book of components. A function, as above. */
export const separatorExamples = (): z.infer<ReturnType<typeof separatorSchema>>[] => [{ type: 'separator' }];

/** Only shown; its `id` is that of no text. */
export const separator: Kind<z.infer<ReturnType<typeof separatorSchema>>> = {
  confirm: 'appended',
  wordless: true,
};

/** A picture by `imgSrc`, spoken by `imgDesc`. */
export const imageSchema = () => z.object({ type: z.literal('image'), ...decorative });

/** What its keys mean, for editors. A function, so that what plays a questionnaire carries no words. */
export const imageKeys = (): Descriptions => ({
  ...LOOK,
  type: 'image: a picture; give it imgDesc.',
});

/** What it can look like in a file, for tests and the book of components. A function, as above. */
export const imageExamples = (id: string): z.infer<ReturnType<typeof imageSchema>>[] => [
  { type: 'image', id, imgSrc: 'droplet', imgDesc: 'A drop of water' },
];

/** Only shown; a confirm is appended beside it unless a field or stars are asked. */
export const image: Kind<z.infer<ReturnType<typeof imageSchema>>> = { confirm: 'appended' };
