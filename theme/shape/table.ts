/**
 * What a customer may choose of the look beside colours: one row a choice, its options in the order in which people are
 * offered them, the first of which is the default. To add an option is to add its row.
 */
import { tokens } from '../css/tokens.ts';

/** How round corners are: what every radius is multiplied by. Circles stay circles. */
export const radiusScales = { medium: 1, none: 0, small: 0.5, large: 1.5 } as const;

/** How much space lies around things: what every step of space is multiplied by. What can be tapped keeps its size. */
export const densityScales = { comfortable: 1, compact: 0.75 } as const;

/** Letters that devices bring along, each list ending with what every device has: nothing is downloaded. */
export const fontStacks = {
  system: tokens.fonts.body,
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  geometric: 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
  rounded:
    'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, "Arial Rounded MT Bold", Calibri, source-sans-pro, sans-serif',
  serif: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", serif',
} as const;

/** The options of each choice. */
export const shapeOptions = {
  radius: Object.keys(radiusScales) as (keyof typeof radiusScales)[],
  density: Object.keys(densityScales) as (keyof typeof densityScales)[],
  font: Object.keys(fontStacks) as (keyof typeof fontStacks)[],
} as const;

/** `'radius'` … */
export type ShapeChoice = keyof typeof shapeOptions;
/** What may be chosen for one of them. */
export type ShapeOption<Choice extends ShapeChoice> = (typeof shapeOptions)[Choice][number];

/** All choices, in the order in which they are written. */
export const shapeChoices = Object.keys(shapeOptions) as ShapeChoice[];

/** What stands where nothing was chosen. */
export const shapeDefault = <Choice extends ShapeChoice>(choice: Choice): ShapeOption<Choice> =>
  shapeOptions[choice][0] as ShapeOption<Choice>;
