import { ownedSchema } from '@parvis/api/entities/owner';
import { onFirstPage, readBlock } from '../boot/boot.ts';
import type { LegalSite } from '../legal/legalLinks.ts';
import { useTexts } from '../texts/useTexts.ts';

const owner = readBlock(ownedSchema)?.owner;

/** Whose page the first one is, where the server wrote it there. */
export function usePageOwner(): string | undefined {
  const { locale } = useTexts();
  return onFirstPage() ? owner?.lbls[locale()] : undefined;
}

/** Whose page the server wrote, where that customer takes no reports any more. */
export const withdrawnHere = (): string | undefined => (owner?.withdrawn ? owner.cuid : undefined);

/** Likewise, while it is the first one. */
export const withdrawnOwner = (): string | undefined => (onFirstPage() ? withdrawnHere() : undefined);

/** The name and sign of whose page the first one is, where the server wrote it there. */
export function usePageSign(): { label: string; logoSrc?: string } | undefined {
  const label = usePageOwner();
  return label ? { label, ...(owner?.logo && { logoSrc: owner.logo }) } : undefined;
}

/** Whose pages of privacy and accessibility a page leads to, as far as its address says. */
export const legalOwner = (cuid: string | undefined): LegalSite | undefined => {
  if (cuid === undefined) return undefined;
  const { accessibility } = owner?.cuid === cuid ? owner : {};
  return { cuid, ...(accessibility && { accessibility }) };
};

/** Whose page it is, as the server wrote it into the page: it greets at the gate, before any call. */
export function useOwner(cuid: string | undefined): { label: string; logoSrc?: string } | undefined {
  const { locale } = useTexts();
  if (!owner || owner.cuid !== cuid) return undefined;
  const label = owner.lbls[locale()];
  return label ? { label, ...(owner.logo && { logoSrc: owner.logo }) } : undefined;
}
