import * as z from 'zod/mini';
import { type Descriptions, LOOK } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { decorative } from './shapes.ts';

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
