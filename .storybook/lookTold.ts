import type { ResolvedPalette, Scheme } from '@parvis/theme/palette/keys';

/** By which the pages tell the frame around them which look the toolbar asks for. */
export const LOOK_TOLD = 'parvis/look';

/** The look that the frame takes too. */
export type ToldLook = { readonly colours: ResolvedPalette; readonly scheme: Scheme };
