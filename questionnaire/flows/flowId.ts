import type { Questionnaire } from '../model/schema.ts';

/** FNV-1a, 64 bits: draft-eastlake-fnv. */
const OFFSET_BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** Identifies a flow's version; not for security, as plain http lacks `crypto.subtle`. */
export function flowId(definition: Questionnaire): string {
  const bytes = new TextEncoder().encode(JSON.stringify(definition));
  const hash = bytes.reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * PRIME), OFFSET_BASIS);
  return hash.toString(16).padStart(16, '0');
}
