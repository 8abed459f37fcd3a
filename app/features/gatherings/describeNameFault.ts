import type { CallError } from '@parvis/api/errors';
import type { TextId } from '@parvis/locales/areas';
import type { Translate } from '@parvis/locales/translate';

const FAULTS: Readonly<Record<string, TextId>> = {
  reserved: 'gatherings.join.name.reserved',
  twice: 'gatherings.join.name.taken',
};

/** Explains why the server refused a chosen name; undefined for other refusals. */
export const describeNameFault = (
  { path, reason = '', suggested = '' }: Pick<CallError, 'path' | 'reason' | 'suggested'>,
  customer: { readonly cstmr: string },
  t: Translate,
): string | undefined =>
  path === 'body.name'
    ? t(FAULTS[reason] ?? 'gatherings.join.letters', { ...customer, suggested })
    : undefined;
