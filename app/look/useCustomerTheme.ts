import type { CustomerInfo } from '@parvis/api/entities/customer';
import { applyTheme } from '@parvis/theme/apply';
import type { ColourKey } from '@parvis/theme/keys';
import { defaultPalette } from '@parvis/theme/keys';
import { useEffect } from 'react';
import { currentScheme, watchScheme } from './scheme.ts';

type Colours = CustomerInfo['theme'];

/** The customer's values over the defaults: every key has one. */
const complete = (colours: Readonly<Record<string, string>>, scheme: 'light' | 'dark') => {
  const palette: Record<ColourKey, string> = { ...defaultPalette(scheme) };
  for (const key of Object.keys(palette) as ColourKey[]) palette[key] = colours[key] ?? palette[key];
  return palette;
};

/**
 * Draws the page in a customer's colours while it is shown. A page that the server wrote for this customer has them
 * already; this serves pages reached from another customer's.
 */
export function useCustomerTheme(theme: Colours | undefined): void {
  useEffect(() => {
    if (!theme) return;
    let undo = () => {};
    const draw = () => {
      undo();
      const scheme = currentScheme();
      undo = applyTheme(document.documentElement, complete(theme[scheme], scheme), scheme);
    };
    draw();
    const stop = watchScheme(draw);
    return () => {
      stop();
      undo();
    };
  }, [theme]);
}
