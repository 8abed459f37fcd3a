import { DEFAULT_GCAT } from '../../platform/config/customerFile.ts';
import type { StaffRow } from '../context/session.ts';
import { type Customer, getCategoryService } from '../customers/service.ts';
import type { ServiceScope } from './boardViews.ts';

export const findCategories = ({ categories }: Customer, gcatCodes: readonly string[]): string[] =>
  [...categories.values()]
    .filter(({ category }) => gcatCodes.includes(getCategoryService(category) ?? ''))
    .map(({ category }) => category.code);

/** Undefined for staff of the default service without group or categories. */
export function getServiceScope(
  customer: Customer,
  { gcatCode, grpGpids }: StaffRow,
): ServiceScope | undefined {
  const ccatCodes = findCategories(customer, [gcatCode]);
  const isOfNone = gcatCode === DEFAULT_GCAT && ccatCodes.length + grpGpids.length === 0;
  return isOfNone ? undefined : { gcatCode, grpGpids, ccatCodes };
}
