import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';

/** Same normalization as at sign-in. */
export const normalizeStaffEmail = (typed: string): string =>
  (normaliseEmail(typed) ?? typed.trim()).toLowerCase();

/** Null if it cannot receive SMS. */
export const normalizeStaffPhone = (typed: string | undefined): string | null =>
  typed === undefined ? null : (mobileOf(typed).phone ?? null);
