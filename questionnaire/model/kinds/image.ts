import * as z from 'zod/mini';
import { type Descriptions, LOOK } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { decorative } from './shapes.ts';

/** A picture by `imgSrc`, spoken by `imgDesc`. */
export const imageSchema = () => z.object({ type: z.literal('image'), ...decorative });

/** What its keys mean, for editors. A function, so that what plays a questionnaire carries no words. */
export const imageKeys = (): Descriptions => ({
  ...LOOK,
  type: 'image: a picture; give it imgDesc.',
});

/** Only shown; a confirm is appended beside it unless a field or stars are asked. */
export const image: Kind<z.infer<ReturnType<typeof imageSchema>>> = { confirm: 'appended' };
