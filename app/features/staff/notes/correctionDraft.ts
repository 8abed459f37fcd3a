import * as z from 'zod/mini';
import { createOwnSlot } from '../../../lib/session/ownSlot.ts';

const correctionSchema = z.object({
  words: z.string(),
  /** By name: the chosen role, for namesakes. */
  chosen: z.record(z.string(), z.string()),
});
type Correction = z.infer<typeof correctionSchema>;

/** On this device, while it differs from the stored note. */
export function createCorrectionDraft(id: string, stored: string) {
  const { load, save, remove } = createOwnSlot(`noteCorrection_${id}`);
  return {
    load: (): Correction | undefined => z.safeParse(correctionSchema, load()).data,
    save: (correction: Correction): void => (correction.words === stored ? remove() : save(correction)),
    remove,
  };
}
