import type { CaseInfo } from '@parvis/api/entities/case';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import { useReaders } from './useReaders.tsx';

vi.mock('../../lib/texts/useTexts.ts', () => ({ useTexts: () => ({ t: (id: string) => id }) }));

/** Who reads a message before anything is chosen. */
function readFirst(side: CaseSide, fields: Partial<CaseInfo>) {
  let first: ReturnType<typeof useReaders>['tgtTypes'] | 'nothing was drawn' = 'nothing was drawn';
  const Reader = () => {
    first = useReaders(side, {
      state: 'open',
      participants: [],
      can: ['send'],
      ...fields,
    } as unknown as CaseInfo).tgtTypes;
    return null;
  };
  renderToStaticMarkup(createElement(Reader));
  return first;
}
const duplicates = { total: 2, cases: [] };

test.each([
  [
    'staff, where duplicates are linked: the reporter of this case alone',
    'town',
    { duplicates },
    ['reporter'],
  ],
  ['staff, without duplicates: everybody', 'town', {}, undefined],
  ['a visitor: everybody', 'mobile', {}, undefined],
] as const)('%s', (_, side, fields, expected) => {
  expect(readFirst(side, fields)).toEqual(expected);
});
