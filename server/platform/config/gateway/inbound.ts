import * as z from 'zod/mini';
import { type NamedGateway, readNamed } from './readFile.ts';
import { signatureSchema } from './template.ts';

/** How a gateway tells of an SMS that came in to a number of the service. */
const inboundSchema = z.strictObject({
  /** Where a list of them stands, of gateways that tell several at once. */
  list: z.optional(z.string()),
  /** Where the number of its sender stands, and its words, e.g. `message.from`. */
  from: z.string(),
  text: z.string(),
  /** By which it is believed; without it the key stands in the address. */
  signature: z.optional(signatureSchema),
});
/** How a gateway tells of an SMS that came in. */
export type InboundTemplate = z.infer<typeof inboundSchema>;

export type InboundSetting = NamedGateway<InboundTemplate>;

/** Gateways with numbers that receive, after their published interfaces (November 2026); of others a file says the same. */
export const inboundPresets: Readonly<Record<string, InboundTemplate>> = {
  // developer.vonage.com, inbound SMS: parameters of the address, a form or JSON
  vonage: { from: 'msisdn', text: 'text' },
  // infobip.com/docs, receive inbound SMS messages (MO_JSON_2)
  infobip: { list: 'results', from: 'from', text: 'text' },
};

export const readInbound = (name: string): InboundSetting | undefined =>
  readNamed(name, inboundPresets, inboundSchema);
