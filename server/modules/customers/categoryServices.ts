import type { CategoryFile } from '../../platform/config/customerFile.ts';
import type { PlacedCategory } from './categories.ts';

/** The service that cases of a category go to. */
export const getCategoryService = ({ assign, gcatCode }: CategoryFile): string | undefined =>
  assign?.service ?? gcatCode;

/** The service that a case goes to: the one that staff gave it to, else that of its category. */
export function findCaseService(
  { categories }: { readonly categories: ReadonlyMap<string, PlacedCategory> },
  { gcatCode, ccatCode }: { readonly gcatCode: string | null; readonly ccatCode: string },
): string | undefined {
  const placed = categories.get(ccatCode);
  return gcatCode ?? (placed && getCategoryService(placed.category));
}
