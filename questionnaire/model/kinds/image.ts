import * as z from 'zod/mini';
import type { Kind } from './kind.ts';
import { decorative } from './shapes.ts';

/** A picture by `imgSrc`, spoken by `imgDesc`. */
export const imageSchema = () => z.object({ type: z.literal('image'), ...decorative });

/** Only shown; a confirm is appended beside it unless a field or stars are asked. */
export const image: Kind<z.infer<ReturnType<typeof imageSchema>>> = { confirm: 'appended' };
