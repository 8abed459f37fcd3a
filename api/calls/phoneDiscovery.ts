import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { idSchema, instantSchema, orNewer } from '../entities/basics.ts';
import { numberRefusedSchema, smsTriedSchema } from './ownPhone.ts';

const discoverySchema = z.object({ usid: idSchema, number: z.string(), expires: instantSchema });

const discoveredSchema = z.extend(smsTriedSchema, {
  /** The code came, from a number that is not taken. */
  numberRefused: z.optional(orNewer(numberRefusedSchema)),
});

/** A number proved by an SMS that comes in. */
export const phoneDiscoveryCalls = {
  phoneDiscvrInitUsid: publicCall({
    path: 'phone/discvr/init/usid',
    method: 'POST',
    who: 'identity',
    limit: 'askOwnCode',
    summary:
      'A code that the caller sends from their phone to prove its number. Unavailable where the service receives no SMS.',
    body: null,
    answer: z.array(discoverySchema),
  }),
  phoneDiscvrSts: publicCall({
    path: 'phone/discvr/sts',
    method: 'POST',
    who: 'identity',
    limit: 'pollCode',
    summary:
      'Whether the code of `phone/discvr/init/usid` came: nothing is set until it does, then the number is the caller’s. A number of another account, of staff or of a customer is not given by it. Unavailable where the service receives no SMS.',
    body: z.object({ usid: idSchema }),
    answer: z.array(discoveredSchema),
  }),
} as const;
