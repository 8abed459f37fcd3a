import * as z from 'zod/mini';

const KEY = 'pv_desk';

const choicesSchema = z.object({
  /** News of cases are heard. */
  sound: z._default(z.boolean(), false),
  /** Single keys do things (WCAG 2.1.4 asks for a way to switch them off). */
  keys: z._default(z.boolean(), true),
});
type DeskChoices = z.infer<typeof choicesSchema>;

/** The choices of this device. */
export function deskChoices(): DeskChoices {
  try {
    return z.parse(choicesSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return z.parse(choicesSchema, {});
  }
}
