import { ownedSchema } from '@parvis/api/entities/owner';
import { onFirstPage, readBlock } from '../boot/boot.ts';
import type { LegalSite } from '../legal/legalLinks.ts';
import { useTexts } from '../texts/useTexts.ts';

const owner = readBlock(ownedSchema)?.owner;

/** Name of the customer of the first page, where the server wrote it. */
export function usePageOwner(): string | undefined {
  const { locale } = useTexts();
  return onFirstPage() ? owner?.lbls[locale()] : undefined;
}

/** The page's customer, where it withdrew its service. */
export const withdrawnHere = (): string | undefined => (owner?.withdrawn ? owner.cuid : undefined);

export const withdrawnOwner = (): string | undefined => (onFirstPage() ? withdrawnHere() : undefined);

/** Name and logo of the first page's customer. */
export function usePageSign(): { label: string; logoSrc?: string } | undefined {
  const label = usePageOwner();
  return label ? { label, ...(owner?.logo && { logoSrc: owner.logo }) } : undefined;
}

/** Customer for the legal links, as far as the address names one. */
export const legalOwner = (cuid: string | undefined): LegalSite | undefined => {
  if (cuid === undefined) return undefined;
  const { accessibility } = owner?.cuid === cuid ? owner : {};
  return { cuid, ...(accessibility && { accessibility }) };
};

/** Customer of a page as the server wrote it, for the gate before any call. */
export function useOwner(cuid: string | undefined): { label: string; logoSrc?: string } | undefined {
  const { locale } = useTexts();
  if (!owner || owner.cuid !== cuid) return undefined;
  const label = owner.lbls[locale()];
  return label ? { label, ...(owner.logo && { logoSrc: owner.logo }) } : undefined;
}
