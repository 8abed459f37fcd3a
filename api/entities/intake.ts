import * as z from 'zod/mini';
import { instantSchema, orNewer } from './basics.ts';

/** How the person reached the staff who opened their case. */
export const intakeChannelSchema = z.enum(['phone', 'counter']);
export type IntakeChannel = z.infer<typeof intakeChannelSchema>;

/** How the link to their case reaches them: `number` is read aloud and noted. */
export const linkDeliverySchema = z.enum(['sms', 'mail', 'number']);
export type LinkDelivery = z.infer<typeof linkDeliverySchema>;

/** `waiting`: the link was not opened yet. `over`: nor may it be any more. `used`: its person follows the case. */
export const ownLinkStateSchema = z.enum(['waiting', 'over', 'used']);

/** That staff opened the case for its reporter; for staff also how far their link is. */
export const intakeSchema = z.object({
  channel: orNewer(intakeChannelSchema),
  by: z.optional(z.string()),
  link: z.optional(
    z.object({
      state: orNewer(ownLinkStateSchema),
      sent: z.optional(orNewer(linkDeliverySchema)),
      at: z.optional(instantSchema),
      endsAt: z.optional(instantSchema),
    }),
  ),
});
export type Intake = z.infer<typeof intakeSchema>;

/** A new link. `number`: to be read aloud. `to`: its recipient. */
export const madeLinkSchema = z.object({
  sent: orNewer(linkDeliverySchema),
  to: z.optional(z.string()),
  number: z.optional(z.string()),
  endsAt: instantSchema,
});
export type MadeLink = z.infer<typeof madeLinkSchema>;
