import * as z from 'zod/mini';
import { plainText } from './basics.ts';
import { deskKeysSchema, settingsSchema } from './user.ts';

/** Most keys that a person chooses. */
const DESK_KEYS_MAX = 60;

/** Settings as they are stored; phones read them without these limits. */
export const chosenSettingsSchema = z.extend(settingsSchema, {
  deskKeys: z.optional(
    z.extend(deskKeysSchema, {
      own: z.optional(
        z
          .record(z.string().check(z.regex(/^[a-zA-Z.]{1,40}$/)), plainText(8))
          .check(z.refine((own) => Object.keys(own).length <= DESK_KEYS_MAX)),
      ),
    }),
  ),
});
