import { setProperties, type Themable } from '../css/setProperties.ts';
import { shapeDeclarations } from './declarations.ts';
import type { Shape } from './shape.ts';

/**
 * Gives an element and all within it a shape, as custom properties of its inline style; no component renders again. Shapes
 * may be nested. Letters of a file are asked for by `loadOwnFont`.
 *
 * @returns a function that puts back what the element had before.
 */
export const applyShape = (element: Themable, shape: Shape): (() => void) =>
  setProperties(element, shapeDeclarations(shape));
