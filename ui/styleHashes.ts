/**
 * What a strict content security policy has to name in `style-src` besides `'self'`: the style element that Stitches
 * adds empty and fills by script, and the fixed one of vaul, on pages that draw a Drawer. No `unsafe-inline` is needed.
 */
export const styleHashes: readonly string[] = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-YIjArHm2rkb5J7hX9lUM1bnQ3Kp61MTfluMGkuyKwDw='",
];
