import { setProperties, type Themable } from '../css/setProperties.ts';
import { shapeDeclarations } from './declarations.ts';
import type { Shape } from './shape.ts';

/**
 * Applies a shape to an element as inline custom properties, without rendering again. `loadOwnFont` loads fonts.
 * @returns a function that restores the previous values.
 */
export const applyShape = (element: Themable, shape: Shape): (() => void) =>
  setProperties(element, shapeDeclarations(shape));
