import * as z from 'zod/mini';
import type { Kind } from './kind.ts';
import { decorative } from './shapes.ts';

/** Words by `id` or by `text`. */
export const textSchema = () => z.object({ type: z.literal('text'), ...decorative });

/** Only shown; a confirm is appended beside it unless a field or stars are asked. */
export const text: Kind<z.infer<ReturnType<typeof textSchema>>> = { confirm: 'appended' };
