import * as z from 'zod/mini';
import { publicCall } from '../call.ts';

/** Other sites of the service. */
export const siteCalls = {
  settingsAddresses: publicCall({
    path: 'settings/addresses',
    method: 'GET',
    who: 'anyone',
    limit: 'ceiling',
    answer: z.array(
      z.object({
        home: z.string(),
        contact: z.string(),
        admin: z.string(),
        api: z.string(),
        campus: z.optional(z.string()),
        hosts: z.optional(z.array(z.string())),
      }),
    ),
  }),
} as const;
