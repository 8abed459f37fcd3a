import { describe, expect, it } from 'vitest';
import { findClientModules, isOfClients } from './client.mjs';

describe('a client-only module', () => {
  it.each([
    ['takes a hook of React', "import { useState } from 'react';\nexport const A = () => useState(0)[0];"],
    ['makes a context', "import { createContext } from 'react';\nexport const C = createContext(0);"],
    [
      'takes a hook of its own',
      "import { useTexts } from './texts.js';\nexport const A = () => useTexts().a;",
    ],
    [
      'stands on a library for browsers',
      "import * as Radix from '@radix-ui/react-dialog';\nexport const A = Radix.Root;",
    ],
    ['makes a handler', "export const A = () => _jsx('a', { onClick: () => go() });"],
    [
      'gives a handler that it made before',
      "const go = () => 1;\nexport const A = () => _jsx('a', { onClick: go });",
    ],
    [
      'makes a handler where it is asked to',
      "export const A = ({ go }) => _jsx('a', { onClick: go && (() => go(1)) });",
    ],
    ['gives a ref of its own', "export const A = ({ at }) => _jsx('a', { ref: refs[at] });"],
  ])('%s', (_, code) => {
    expect(isOfClients(code)).toBe(true);
  });

  it.each([
    [
      'hands on what it was given',
      "export const A = ({ onClick, ref }) => _jsx('a', { onClick: onClick, ref });",
    ],
    ['memoises', "import { memo } from 'react';\nexport const A = memo(B);"],
    [
      'takes classes of the sheet',
      "import { styled } from '@parvis/theme/css/classes';\nexport const A = styled('a', 'b');",
    ],
    ['says when something is used', 'export const used = () => use(1);\nexport const user = { onset: 1 };'],
  ])('is none that %s', (_, code) => {
    expect(isOfClients(code)).toBe(false);
  });
});

it('includes modules that use its values, but not those that use its components', () => {
  const modules = new Map([
    [
      'a',
      "import { useState } from 'react';\nexport const step = 1;\nexport const A = () => useState(step)[0];",
    ],
    ['b', "import { step } from 'a';\nexport const far = step + 1;"],
    ['c', "import { far } from 'b';\nexport const C = () => far;"],
    ['d', "import { A } from 'a';\nexport const D = () => _jsx(A, {});"],
  ]);
  expect([...findClientModules(modules, (_, source) => source)].sort()).toEqual(['a', 'b', 'c']);
});
