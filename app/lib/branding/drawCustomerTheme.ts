import type { CustomerInfo } from '@parvis/api/entities/customer';
import { applyTheme } from '@parvis/theme/css/apply';
import { browserColour } from '@parvis/theme/css/browserColour';
import { wholePalette } from '@parvis/theme/palette/keys';
import { applyShape } from '@parvis/theme/shape/apply';
import { usableShape } from '@parvis/theme/shape/shape';
import { barColours, currentScheme, watchScheme } from './scheme.ts';

/** @returns restores them */
function drawBars(theme: CustomerInfo['theme']): () => void {
  const before = barColours().map(([scheme, meta]) => {
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

const drawShape = ({ shape }: CustomerInfo['theme']): (() => void) =>
  applyShape(document.documentElement, usableShape(shape));

/** @returns removes it */
export function drawCustomerTheme(theme: CustomerInfo['theme']): () => void {
  let undo = () => {};
  const draw = () => {
    undo();
    const scheme = currentScheme();
    undo = applyTheme(document.documentElement, wholePalette(scheme, theme[scheme]), scheme);
  };
  draw();
  const undoBars = drawBars(theme);
  const undoShape = drawShape(theme);
  const stop = watchScheme(draw);
  return () => {
    stop();
    undoBars();
    undoShape();
    undo();
  };
}
