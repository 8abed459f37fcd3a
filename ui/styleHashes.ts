/**
 * What a strict content security policy has to name in `style-src` besides `'self'`, on pages that draw a Drawer: the style element
 * of vaul, which is added empty (the first hash) and then filled with fixed rules (the second). Rules of parts lie in sheets,
 * and what a server draws of them has no `style` of its own, so that neither `unsafe-inline` nor a nonce is needed.
 */
export const styleHashes: readonly string[] = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-YIjArHm2rkb5J7hX9lUM1bnQ3Kp61MTfluMGkuyKwDw='",
];
