import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { orNewer } from '../entities/basics.ts';
import { deviceSchema } from '../entities/user.ts';

/** A secret of a desk's request: 256 bits, made by the server. */
const secretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/**
 * How a desk's request to be signed in stands. `waiting`: for a phone to read its code; `seen`: one has, and chooses a number;
 * `approved`; `refused`; `wrongDigits`: another number was chosen; `seenTwice`: a second phone read it; `over`: its minute is past, it
 * was used, or there never was one. The last four end it.
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
/** How a desk's request stands. */
export type DeskState = z.infer<typeof deskStateSchema>;

/** What a desk says of itself to the phone that is asked. */
export const askingDeskSchema = z.pick(deviceSchema, { type: true, os: true, browser: true });
/** What a desk says of itself. */
export type AskingDesk = z.infer<typeof askingDeskSchema>;

/** What a phone does with a desk's request. */
export const deskActSchema = z.enum(['see', 'approve', 'refuse']);
/** What a phone does with a desk's request. */
export type DeskAct = z.infer<typeof deskActSchema>;

/** Staff sign in at a desk by a phone on which they are signed in. */
export const qrLoginCalls = {
  loginQrCheck: publicCall({
    path: 'login/qr/check',
    method: 'POST',
    who: 'anyone',
    limit: 'desk',
    summary:
      'Asks for a code that a phone of staff may read, or, with the secret of that request, how it stands. Signs in once it was approved.',
    body: z.object({ desk: z.optional(secretSchema), device: z.optional(askingDeskSchema) }),
    answer: z.array(
      z.object({
        state: orNewer(deskStateSchema),
        /** Seconds that are left; none once it has ended. */
        seconds: z.number(),
        /** With a new request: the secret by which its desk alone asks for it, and the one that its code shows. */
        desk: z.optional(secretSchema),
        code: z.optional(secretSchema),
        /** Once a phone has seen it: what is to be chosen there. */
        digits: z.optional(z.string()),
        mergedAccount: z.boolean(),
        /** Of a merged account: how many cases came along. */
        movedCases: z.optional(z.number()),
      }),
    ),
  }),
  loginQrConnect: publicCall({
    path: 'login/qr/connect',
    method: 'POST',
    who: 'identity',
    limit: 'readDesk',
    summary:
      'What a desk asks whose code a phone has read, and what is done about it: by staff. The first phone that sees it answers; another one ends it.',
    body: z.object({
      code: secretSchema,
      act: deskActSchema,
      /** With `approve`: the number that was chosen. */
      digits: z.optional(z.string().check(z.regex(/^\d{2}$/))),
    }),
    answer: z.array(
      z.object({
        /** As for the desk; `notStaff`: the caller works for no customer, and is told nothing. */
        state: orNewer(z.enum([...deskStateSchema.options, 'notStaff'])),
        seconds: z.number(),
        /** While it can be answered: what asks, since how many seconds, and the numbers of which the desk shows one. */
        device: z.optional(askingDeskSchema),
        since: z.optional(z.number()),
        choices: z.optional(z.array(z.string())),
      }),
    ),
  }),
} as const;
