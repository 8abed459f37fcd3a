import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';

/** The address of a member of staff as it is compared and stored: as signing in gives it. */
export const staffEmail = (typed: string): string => (normaliseEmail(typed) ?? typed.trim()).toLowerCase();

/** The number of a member of staff as it is compared and stored; nothing where there is none that could sign in. */
export const staffPhone = (typed: string | undefined): string | null =>
  typed === undefined ? null : (mobileOf(typed).phone ?? null);
