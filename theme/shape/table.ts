/** The first option is the default; a row adds an option. */
import { tokens } from '../css/tokens.ts';

/** Except circles. */
export const radiusScales = { medium: 1, none: 0, small: 0.5, large: 1.5 } as const;

/** Touch targets keep their size. */
export const densityScales = { comfortable: 1, compact: 0.75 } as const;

/** Installed fonts: no downloads. */
export const fontStacks = {
  system: tokens.fonts.body,
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  geometric: 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
  rounded:
    'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, "Arial Rounded MT Bold", Calibri, source-sans-pro, sans-serif',
  serif: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", serif',
} as const;

export const shapeOptions = {
  radius: Object.keys(radiusScales) as (keyof typeof radiusScales)[],
  density: Object.keys(densityScales) as (keyof typeof densityScales)[],
  font: Object.keys(fontStacks) as (keyof typeof fontStacks)[],
} as const;

/** `'radius'` … */
export type ShapeChoice = keyof typeof shapeOptions;
export type ShapeOption<Choice extends ShapeChoice> = (typeof shapeOptions)[Choice][number];

export const shapeChoices = Object.keys(shapeOptions) as ShapeChoice[];

export const shapeDefault = <Choice extends ShapeChoice>(choice: Choice): ShapeOption<Choice> =>
  shapeOptions[choice][0] as ShapeOption<Choice>;
