import { createStore } from '@parvis/locales/store';
import * as z from 'zod/mini';
import { useStore } from '../../lib/api/useStore.ts';
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

const loadChoices = (): DeskChoices => readJson(KEY, choicesSchema) ?? z.parse(choicesSchema, {});

const choices = createStore<DeskChoices | undefined>(undefined);

export const getDeskChoices = (): DeskChoices => choices.get() ?? loadChoices();

export const useDeskChoices = (): DeskChoices => useStore(choices) ?? loadChoices();

export function updateDeskChoices(change: Partial<DeskChoices>): void {
  const next = { ...getDeskChoices(), ...change };
  choices.set(next);
  writeItem(KEY, JSON.stringify(next));
}
