import * as z from 'zod/mini';
import { plainText } from './basics.ts';
import { deskKeysSchema } from './user.ts';

/** Most keys that a person chooses. */
const DESK_KEYS_MAX = 60;

/** Keys as they are stored; phones read them without these limits. */
export const chosenKeysSchema = z.extend(deskKeysSchema, {
  own: z.optional(
    z
      .record(z.string().check(z.regex(/^[a-zA-Z.]{1,40}$/)), plainText(8))
      .check(z.refine((own) => Object.keys(own).length <= DESK_KEYS_MAX)),
  ),
});
