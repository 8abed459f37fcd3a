import * as z from 'zod/mini';
import { loadGateway, type NamedGateway } from './gatewayFile.ts';
import { signatureSchema } from './gatewayTemplate.ts';

const inboundSchema = z.strictObject({
  /** Path, if the gateway batches. */
  list: z.optional(z.string()),
  /** Paths, e.g. `message.from`. */
  from: z.string(),
  text: z.string(),
  /** Without it the key is in the URL. */
  signature: z.optional(signatureSchema),
});
export type InboundTemplate = z.infer<typeof inboundSchema>;

export type InboundSetting = NamedGateway<InboundTemplate>;

export const inboundPresets: Readonly<Record<string, InboundTemplate>> = {
  // developer.vonage.com, inbound SMS: query parameters, form or JSON
  vonage: { from: 'msisdn', text: 'text' },
  // infobip.com/docs, receive inbound SMS messages (MO_JSON_2)
  infobip: { list: 'results', from: 'from', text: 'text' },
};

export const loadInbound = (name: string): InboundSetting | undefined =>
  loadGateway(name, inboundPresets, inboundSchema);
