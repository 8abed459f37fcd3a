import { setProperties, type Themable } from '../css/setProperties.ts';
import { getShapeDeclarations } from './declarations.ts';
import type { Shape } from './shape.ts';

/**
 * Inline custom properties; `loadOwnFont` loads fonts.
 * @returns a function that restores the previous values.
 */
export const applyShape = (element: Themable, shape: Shape): (() => void) =>
  setProperties(element, getShapeDeclarations(shape));
