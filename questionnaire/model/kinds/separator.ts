import * as z from 'zod/mini';
import type { Kind } from './kind.ts';
import { decorative } from './shapes.ts';

/** A line between items. */
export const separatorSchema = () => z.object({ type: z.literal('separator'), ...decorative });

/** Only shown; its `id` is that of no text. */
export const separator: Kind<z.infer<ReturnType<typeof separatorSchema>>> = {
  confirm: 'appended',
  wordless: true,
};
