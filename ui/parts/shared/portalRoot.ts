/** What is attached to `<body>` takes the library's type, not that of a host's page. */
export const portalRoot = {
  fontFamily: '$body',
  fontSize: '$md',
  fontStyle: 'normal',
  fontWeight: '$regular',
  lineHeight: '$normal',
  letterSpacing: 'normal',
  textAlign: 'start',
} as const;

/** Scrims and what stands over them: one level, so that what opens later covers, and dims, what is open. */
export const MODAL_LEVEL = 40;
