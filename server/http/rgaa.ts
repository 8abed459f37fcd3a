/** Accessibility audit (`docs/accessibility/rgaa.md`, checked by `tests/boundaries/rgaa.test.ts`). */
export const RGAA = {
  met: 68,
  unmet: 1,
  /** Require a screen reader. */
  unchecked: 3,
  from: new Date('2026-11-23T12:00:00Z'),
  to: new Date('2026-11-28T12:00:00Z'),
  declared: new Date('2026-11-29T12:00:00Z'),
} as const;
