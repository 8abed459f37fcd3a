import type { Scan } from '@parvis/api/entities/customer';
import { Suspense } from 'react';
import { createLazyPage } from '../../shell/createLazyPage.tsx';

const LazyKnownHere = createLazyPage(
  async () => (await import('../follow/KnownHere.tsx')).KnownHere,
  'follow',
);
const LazyGatheringsHere = createLazyPage(
  async () => (await import('../gatherings/GatheringsHere.tsx')).GatheringsHere,
  'gatherings',
);

const hasKnownCases = (menus: Scan['menus']): boolean =>
  Object.values(menus)
    .flat()
    .some(({ knownHere }) => knownHere);

export type BelowMenuProps = {
  scan: Scan;
  /** Categories of a menu page; undefined for its start. */
  codes: readonly string[] | undefined;
};

/** Known reports and discussions below a menu; after the first view. */
export const BelowMenu = ({ scan: { qrid, menus, cstmr }, codes }: BelowMenuProps) => (
  <>
    {hasKnownCases(menus) && (
      <Suspense>
        <LazyKnownHere cuid={cstmr.cuid} qrid={qrid} codes={codes} />
      </Suspense>
    )}
    {!codes && (
      <Suspense>
        <LazyGatheringsHere cuid={cstmr.cuid} qrid={qrid} />
      </Suspense>
    )}
  </>
);
