import * as z from 'zod/mini';

/** A day, `2026-03-02`, by the customer's clock. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
export const daySchema = z.string().check(z.refine(isDay, 'notDay'));
