export type Shadows = { readonly low: string; readonly high: string };

/** Of a colour (`#RRGGBB`), denser on dark pages. */
export function createShadows(ink: string, dark: boolean): Shadows {
  const near = dark ? '66' : '14';
  const far = dark ? '99' : '29';
  return {
    low: `0 1px 2px ${ink}${near}, 0 1px 3px ${ink}${near}`,
    high: `0 2px 6px ${ink}${near}, 0 12px 32px ${ink}${far}`,
  };
}
