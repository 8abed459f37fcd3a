import { dialledDigits, nationalDigits } from './frenchNumber.ts';

/** Numbers of services without a 0: 3615, 1014, and the inquiries at 118 712. */
const SHORT = /^(?:[13]\d{3}|118\d{3})$/;

/** Whether a number of France is one of a service, which may cost whoever calls it: 08 …, or a short one. */
export const isService = (typed: string): boolean =>
  nationalDigits(typed)?.startsWith('8') ?? SHORT.test(dialledDigits(typed));
