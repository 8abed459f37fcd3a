import { createStore } from '@parvis/locales/store';
import * as z from 'zod/mini';
import { useStore } from '../../lib/api/store.ts';
import { readJson, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_desk';

const choicesSchema = z.object({
  sound: z._default(z.boolean(), false),
  /** Single-key shortcuts (WCAG 2.1.4 requires a switch). */
  keys: z._default(z.boolean(), true),
  /** Last selected role. */
  role: z.optional(z.object({ rlid: z.string(), cuid: z.string() })),
});
/** Desk settings of this device. */
export type DeskChoices = z.infer<typeof choicesSchema>;

const stored = (): DeskChoices => readJson(KEY, choicesSchema) ?? z.parse(choicesSchema, {});

const choices = createStore<DeskChoices | undefined>(undefined);

export const deskChoices = (): DeskChoices => choices.get() ?? stored();

export const useDeskChoices = (): DeskChoices => useStore(choices) ?? stored();

export function chooseForDesk(change: Partial<DeskChoices>): void {
  const next = { ...deskChoices(), ...change };
  choices.set(next);
  writeItem(KEY, JSON.stringify(next));
}
