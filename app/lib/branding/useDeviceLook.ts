import { useState } from 'react';
import { readDeviceLook } from './deviceLook.ts';
import { findPageCuid } from './findPageCuid.ts';
import { useCustomerTheme } from './useCustomerTheme.ts';

/** Also applies the theme. `cuid`: the page's customer, by default from its address. */
export function useDeviceLook(
  cuid = findPageCuid(location.pathname),
): { label: string; logoSrc?: string } | undefined {
  const [look] = useState(() => readDeviceLook(cuid));
  useCustomerTheme(look?.theme);
  return look && { label: look.cstmrLbl, ...(look.logo !== undefined && { logoSrc: look.logo }) };
}
