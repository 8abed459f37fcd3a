import { createStore } from '@parvis/locales/store';
import * as z from 'zod/mini';
import { useStore } from '../../lib/api/store.ts';
import { readJson, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_desk';

const choicesSchema = z.object({
  /** News of cases are heard. */
  sound: z._default(z.boolean(), false),
  /** Single keys do things (WCAG 2.1.4 asks for a way to switch them off). */
  keys: z._default(z.boolean(), true),
  /** The role that was chosen last, and its customer. */
  role: z.optional(z.object({ rlid: z.string(), cuid: z.string() })),
});
/** What somebody chose for the desk on this device. */
export type DeskChoices = z.infer<typeof choicesSchema>;

const stored = (): DeskChoices => readJson(KEY, choicesSchema) ?? z.parse(choicesSchema, {});

const choices = createStore<DeskChoices | undefined>(undefined);

/** The choices of this device. */
export const deskChoices = (): DeskChoices => choices.get() ?? stored();

/** The choices of this device, followed. */
export const useDeskChoices = (): DeskChoices => useStore(choices) ?? stored();

export function chooseForDesk(change: Partial<DeskChoices>): void {
  const next = { ...deskChoices(), ...change };
  choices.set(next);
  writeItem(KEY, JSON.stringify(next));
}
