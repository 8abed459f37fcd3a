import * as z from 'zod/mini';
import type { Kind } from './kind.ts';
import { decorative } from './shapes.ts';

/** The confirm button where its own words or another place than the end are wanted. */
export const confirmSchema = () => z.object({ type: z.literal('confirm'), ...decorative });

/** Ends the question as the confirm that is appended without it would. */
export const confirm: Kind<z.infer<ReturnType<typeof confirmSchema>>> = { confirm: 'appended' };
