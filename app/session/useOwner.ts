import { ownedSchema } from '@parvis/api/entities/owner';
import { readBlock } from '../boot/boot.ts';
import { useTexts } from '../texts/useTexts.ts';

const owner = readBlock(ownedSchema)?.owner;

/** Whose page it is, as the server wrote it into the page: it greets at the gate, before any call. */
export function useOwner(cuid: string | undefined): { label: string; logoSrc?: string } | undefined {
  const { locale } = useTexts();
  if (!owner || owner.cuid !== cuid) return undefined;
  const label = owner.lbls[locale()];
  return label ? { label, ...(owner.logo && { logoSrc: owner.logo }) } : undefined;
}
