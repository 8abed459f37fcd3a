/** Typography of elements attached to `<body>`, instead of the host page's. */
export const portalRoot = {
  fontFamily: '$body',
  fontSize: '$md',
  fontStyle: 'normal',
  fontWeight: '$regular',
  lineHeight: '$normal',
  letterSpacing: 'normal',
  textAlign: 'start',
} as const;

/** One z-index for scrims and modals, so that the last opened covers the others. */
export const MODAL_LEVEL = 40;
