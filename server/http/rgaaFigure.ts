/** What the grid of the accessibility check found (`docs/accessibility/rgaa.md`, held beside it by `legalPages.test.ts`). */
export const RGAA = { met: 72, applies: 72, checked: new Date('2026-11-26T12:00:00Z') } as const;
