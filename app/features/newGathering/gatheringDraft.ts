import * as z from 'zod/mini';
import { createId } from '../../lib/outbox/createId.ts';
import type { StorageSlot } from '../../lib/session/storageSlot.ts';

const valuesSchema = z.object({
  title: z.string(),
  intro: z.string(),
  access: z.enum(['place', 'link']),
  /** `2026-03-30`; empty: none. */
  begins: z.string(),
  ends: z.string(),
  name: z.string(),
});
export type GatheringValues = z.infer<typeof valuesSchema>;

const draftSchema = z.extend(valuesSchema, { gthrId: z.string() });

const emptyGathering: GatheringValues = {
  ...{ title: '', intro: '', access: 'place', begins: '', ends: '', name: '' },
};

export interface GatheringDraft {
  readonly load: () => GatheringValues;
  readonly save: (values: GatheringValues) => void;
  /** Stable for the same input: retries are idempotent. */
  readonly gthrId: () => string;
  readonly remove: () => void;
}

/** Survives a reload. */
export function createGatheringDraft(slot: StorageSlot): GatheringDraft {
  const kept = z.safeParse(draftSchema, slot.load()).data;
  let { gthrId, ...values } = kept ?? { ...emptyGathering, gthrId: createId() };
  return {
    load: () => values,
    save(changed) {
      values = changed;
      gthrId = createId();
      slot.save({ ...changed, gthrId });
    },
    gthrId: () => gthrId,
    remove: slot.remove,
  };
}
