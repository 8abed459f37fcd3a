import type { CategoryFile } from '../../platform/config/customerFile.ts';
import type { PlacedCategory } from './categories.ts';

export const getCategoryService = ({ assign, gcatCode }: CategoryFile): string | undefined =>
  assign?.service ?? gcatCode;

/** Prefers the assigned service to that of the category. */
export function findCaseService(
  { categories }: { readonly categories: ReadonlyMap<string, PlacedCategory> },
  { gcatCode, ccatCode }: { readonly gcatCode: string | null; readonly ccatCode: string },
): string | undefined {
  const placed = categories.get(ccatCode);
  return gcatCode ?? (placed && getCategoryService(placed.category));
}
