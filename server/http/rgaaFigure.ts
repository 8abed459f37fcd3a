/** What the grid of the accessibility check found (`docs/accessibility/rgaa.md`, held beside it by `legalPages.test.ts`). */
export const RGAA = { met: 63, applies: 63, checked: new Date('2026-11-22T12:00:00Z') } as const;
