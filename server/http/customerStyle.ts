import { themeCss } from '@parvis/theme/css/css';
import { defaultPalette, wholePalette } from '@parvis/theme/palette/keys';
import type { FastifyRequest } from 'fastify';
import type { CustomerRow } from '../customers/customerInfo.ts';

/** The colours of a customer as CSS, in both schemes; the service's own where none is meant. */
export const coloursOf = (row: CustomerRow | undefined): string =>
  themeCss({
    light: row ? wholePalette('light', row.light) : defaultPalette('light'),
    dark: row ? wholePalette('dark', row.dark) : defaultPalette('dark'),
  });

/** Marks a page with the scheme that was chosen on the device, if one was. */
export function schemeMark({ cookies }: FastifyRequest): string {
  const { pv_scheme: stored } = cookies;
  return stored === 'light' || stored === 'dark' ? ` data-scheme="${stored}"` : '';
}
