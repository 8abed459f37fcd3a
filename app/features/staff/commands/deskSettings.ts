import { createStore } from '@parvis/locales/store';
import * as z from 'zod/mini';
import { useStore } from '../../../lib/api/useStore.ts';
import { readJson, writeItem } from '../../../lib/session/storage.ts';

const KEY = 'pv_desk';

const settingsSchema = z.object({
  sound: z._default(z.boolean(), false),
  /** Single-key shortcuts (WCAG 2.1.4 requires a switch). */
  keys: z._default(z.boolean(), true),
  /** Last selected role. */
  role: z.optional(z.object({ rlid: z.string(), cuid: z.string() })),
});
export type DeskSettings = z.infer<typeof settingsSchema>;

const loadSettings = (): DeskSettings => readJson(KEY, settingsSchema) ?? z.parse(settingsSchema, {});

const settings = createStore<DeskSettings | undefined>(undefined);

export const getDeskSettings = (): DeskSettings => settings.get() ?? loadSettings();

export const useDeskSettings = (): DeskSettings => useStore(settings) ?? loadSettings();

export function updateDeskSettings(change: Partial<DeskSettings>): void {
  const next = { ...getDeskSettings(), ...change };
  settings.set(next);
  writeItem(KEY, JSON.stringify(next));
}
