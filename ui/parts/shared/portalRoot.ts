/** Replaces the host page's in `<body>`. */
export const portalRoot = {
  fontFamily: '$body',
  fontSize: '$md',
  fontStyle: 'normal',
  fontWeight: '$regular',
  lineHeight: '$normal',
  letterSpacing: 'normal',
  textAlign: 'start',
} as const;

/** The last opened covers the others. */
export const MODAL_LEVEL = 40;
