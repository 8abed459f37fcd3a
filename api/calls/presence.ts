import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { deviceIdSchema, idSchema } from '../entities/basics.ts';
import { presenceStateSchema, presentPersonSchema } from '../presence.ts';

/** Who of staff looks at a case. */
export const presenceCalls = {
  presenceSend: townCall({
    path: 'presence/send',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema, state: presenceStateSchema }),
    answer: z.array(presentPersonSchema),
  }),
} as const;
