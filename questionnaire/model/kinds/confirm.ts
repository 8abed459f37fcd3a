import * as z from 'zod/mini';
import { type Descriptions, LOOK } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { decorative } from './shapes.ts';

/** The confirm button where its own words or another place than the end are wanted. */
export const confirmSchema = () => z.object({ type: z.literal('confirm'), ...decorative });

/** What its keys mean, for editors. A function, so that what plays a questionnaire carries no words. */
export const confirmKeys = (): Descriptions => ({
  ...LOOK,
  type: 'confirm: the button that ends the question. Without words it has those of the host.',
});

/** What it can look like in a file, for tests and the book of components. A function, as above. */
export const confirmExamples = (): z.infer<ReturnType<typeof confirmSchema>>[] => [{ type: 'confirm' }];

/** Ends the question as the confirm that is appended without it would. */
export const confirm: Kind<z.infer<ReturnType<typeof confirmSchema>>> = {
  confirm: 'appended',
  button: true,
};
