/** What the grid of the accessibility check found (`docs/accessibility/rgaa.md`, held to it by `tests/boundaries/rgaa.test.ts`). */
export const RGAA = {
  met: 68,
  unmet: 1,
  /** Rest on a screen reader, which nobody had. */
  unchecked: 3,
  from: new Date('2026-11-23T12:00:00Z'),
  to: new Date('2026-11-28T12:00:00Z'),
  declared: new Date('2026-11-29T12:00:00Z'),
} as const;
