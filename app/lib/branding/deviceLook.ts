import { type CustomerInfo, customerInfoSchema } from '@parvis/api/entities/customer';
import * as z from 'zod/mini';
import { readJson, writeItem } from '../session/storage.ts';

const KEY = 'pv_look';
const lookSchema = z.pick(customerInfoSchema, { cuid: true, cstmrLbl: true, logo: true, theme: true });
type DeviceLook = z.infer<typeof lookSchema>;

/** Stores the last customer's branding, for pages that name none. */
export function saveDeviceLook({ cuid, cstmrLbl, logo, theme }: CustomerInfo): void {
  writeItem(KEY, JSON.stringify({ cuid, cstmrLbl, theme, ...(logo !== undefined && { logo }) }));
}

/** The last customer's branding, unless the page has another customer. */
export function readDeviceLook(pageCuid: string | undefined): DeviceLook | undefined {
  const look = readJson(KEY, lookSchema);
  return pageCuid === undefined || pageCuid === look?.cuid ? look : undefined;
}
