import type { CustomerInfo } from '@parvis/api/entities/customer';
import { applyTheme } from '@parvis/theme/apply';
import { browserColour } from '@parvis/theme/browserColour';
import { type ColourKey, defaultPalette } from '@parvis/theme/keys';
import { barColours, currentScheme, type Scheme, watchScheme } from './scheme.ts';

/** The customer's values over the defaults: every key has one. */
const complete = (colours: Readonly<Record<string, string>>, scheme: Scheme) => {
  const palette: Record<ColourKey, string> = { ...defaultPalette(scheme) };
  for (const key of Object.keys(palette) as ColourKey[]) palette[key] = colours[key] ?? palette[key];
  return palette;
};

/** Gives the browser's bars a customer's colours. @returns a function that takes them back */
function drawBars(theme: CustomerInfo['theme']): () => void {
  const before = barColours().map(([scheme, meta]) => {
    const own = meta.content;
    meta.content = browserColour(complete(theme[scheme], scheme));
    return () => {
      meta.content = own;
    };
  });
  return () => {
    for (const undo of before) undo();
  };
}

/** Gives the page a customer's colours in the scheme of the moment. @returns a function that takes them back */
export function drawCustomerTheme(theme: CustomerInfo['theme']): () => void {
  let undo = () => {};
  const draw = () => {
    undo();
    const scheme = currentScheme();
    undo = applyTheme(document.documentElement, complete(theme[scheme], scheme), scheme);
  };
  draw();
  const undoBars = drawBars(theme);
  const stop = watchScheme(draw);
  return () => {
    stop();
    undoBars();
    undo();
  };
}
