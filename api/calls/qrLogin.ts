import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { orNewer } from '../entities/basics.ts';
import { deviceSchema } from '../entities/user.ts';

/** Secret of a desk's request: 256 bits, made by the server. */
const secretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/**
 * State of a desk's sign-in by QR code. `wrongDigits`, `seenTwice`, `refused` and `over` (expired,
 * used, unknown) end it.
 */
export const deskStateSchema = z.enum([
  'waiting',
  'seen',
  'approved',
  'refused',
  'wrongDigits',
  'seenTwice',
  'over',
]);
export type DeskState = z.infer<typeof deskStateSchema>;

/** Description of the desk for the phone. */
export const askingDeskSchema = z.pick(deviceSchema, { type: true, os: true, browser: true });
export type AskingDesk = z.infer<typeof askingDeskSchema>;

/** Actions of a phone on a desk's request. */
export const deskActSchema = z.enum(['see', 'approve', 'refuse']);
export type DeskAct = z.infer<typeof deskActSchema>;

/** Staff sign in at a desk by a phone that is signed in. */
export const qrLoginCalls = {
  loginQrCheck: publicCall({
    path: 'login/qr/check',
    who: 'anyone',
    limit: 'desk',
    body: z.object({ desk: z.optional(secretSchema), device: z.optional(askingDeskSchema) }),
    answer: z.array(
      z.object({
        state: orNewer(deskStateSchema),
        seconds: z.int(),
        desk: z.optional(secretSchema),
        code: z.optional(secretSchema),
        digits: z.optional(z.string()),
        mergedAccount: z.boolean(),
        movedCases: z.optional(z.int()),
      }),
    ),
  }),
  loginQrConnect: publicCall({
    path: 'login/qr/connect',
    who: 'identity',
    limit: 'readDesk',
    body: z.object({
      code: secretSchema,
      act: deskActSchema,
      digits: z.optional(z.string().check(z.regex(/^\d{2}$/))),
    }),
    answer: z.array(
      z.object({
        state: orNewer(z.enum([...deskStateSchema.options, 'notStaff'])),
        seconds: z.int(),
        device: z.optional(askingDeskSchema),
        since: z.optional(z.int()),
        choices: z.optional(z.array(z.string())),
      }),
    ),
  }),
} as const;
