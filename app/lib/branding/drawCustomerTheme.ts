import type { CustomerInfo } from '@parvis/api/entities/customer';
import { applyTheme } from '@parvis/theme/css/apply';
import { browserColour } from '@parvis/theme/css/browserColour';
import { wholePalette } from '@parvis/theme/palette/keys';
import { applyShape } from '@parvis/theme/shape/apply';
import { usableShape } from '@parvis/theme/shape/shape';
import { findThemeColorMetas, resolveScheme, watchScheme } from './scheme.ts';

/** @returns restores them */
function paintBrowserBars(theme: CustomerInfo['theme']): () => void {
  const before = findThemeColorMetas().map(([scheme, meta]) => {
    const own = meta.content;
    meta.content = browserColour(wholePalette(scheme, theme[scheme]));
    return () => {
      meta.content = own;
    };
  });
  return () => {
    for (const undo of before) undo();
  };
}

const applyCustomerShape = ({ shape }: CustomerInfo['theme']): (() => void) =>
  applyShape(document.documentElement, usableShape(shape));

/** @returns removes it */
export function drawCustomerTheme(theme: CustomerInfo['theme']): () => void {
  let undoTheme = () => {};
  const draw = () => {
    undoTheme();
    const scheme = resolveScheme();
    undoTheme = applyTheme(document.documentElement, wholePalette(scheme, theme[scheme]), scheme);
  };
  draw();
  const undoBars = paintBrowserBars(theme);
  const undoShape = applyCustomerShape(theme);
  const stop = watchScheme(draw);
  return () => {
    stop();
    undoBars();
    undoShape();
    undoTheme();
  };
}
