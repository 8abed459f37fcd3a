/**
 * Hashes that a strict CSP needs in `style-src` beside `'self'` on pages with a Drawer: vaul's style element, empty (first)
 * and filled (second). Parts need neither `unsafe-inline` nor a nonce.
 */
export const styleHashes: readonly string[] = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-YIjArHm2rkb5J7hX9lUM1bnQ3Kp61MTfluMGkuyKwDw='",
];
