import type { CallError } from '@parvis/api/errors';
import type { TextId } from '@parvis/locales/areas';
import type { Translate } from '@parvis/locales/translate';

const FAULTS: Readonly<Record<string, TextId>> = {
  reserved: 'gatherings.join.name.reserved',
  twice: 'gatherings.join.name.taken',
};

/** Undefined for refusals not about the name. */
export const describeNameFault = (
  { path, reason = '', suggested = '' }: Pick<CallError, 'path' | 'reason' | 'suggested'>,
  customer: { readonly cstmr: string },
  t: Translate,
): string | undefined =>
  path === 'body.name'
    ? t(FAULTS[reason] ?? 'gatherings.join.letters', { ...customer, suggested })
    : undefined;
