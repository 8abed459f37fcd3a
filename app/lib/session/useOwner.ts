import { ownedSchema } from '@parvis/api/entities/owner';
import { isFirstPage, readBootBlock } from '../boot/boot.ts';
import type { LegalSite } from '../legal/legalLinks.ts';
import { useTexts } from '../texts/useTexts.ts';

const owner = readBootBlock(ownedSchema)?.owner;

/** As the server rendered it. */
export function usePageOwner(): string | undefined {
  const { locale } = useTexts();
  return isFirstPage() ? owner?.lbls[locale()] : undefined;
}

export const getWithdrawnCuid = (): string | undefined => (owner?.withdrawn ? owner.cuid : undefined);

export const getWithdrawnPageCuid = (): string | undefined =>
  isFirstPage() ? getWithdrawnCuid() : undefined;

export function useOwnerSign(): { label: string; logoSrc?: string } | undefined {
  const label = usePageOwner();
  return label ? { label, ...(owner?.logo && { logoSrc: owner.logo }) } : undefined;
}

export const getLegalSite = (cuid: string | undefined): LegalSite | undefined => {
  if (cuid === undefined) return undefined;
  const { accessibility } = owner?.cuid === cuid ? owner : {};
  return { cuid, ...(accessibility && { accessibility }) };
};

/** For the gate, before any call. */
export function useOwner(cuid: string | undefined): { label: string; logoSrc?: string } | undefined {
  const { locale } = useTexts();
  if (!owner || owner.cuid !== cuid) return undefined;
  const label = owner.lbls[locale()];
  return label ? { label, ...(owner.logo && { logoSrc: owner.logo }) } : undefined;
}
