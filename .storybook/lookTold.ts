import type { ResolvedPalette, Scheme } from '@parvis/theme/palette/keys';

/** Channel event that sends the theme from pages to the manager. */
export const LOOK_TOLD = 'parvis/look';

/** The theme that the manager adopts. */
export type ToldLook = { readonly colours: ResolvedPalette; readonly scheme: Scheme };
