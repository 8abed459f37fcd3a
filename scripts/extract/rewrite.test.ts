import { describe, expect, it } from 'vitest';
import { withClasses } from './rewrite.mjs';

const from = "from '@parvis/theme/css/stitches';";
const lines = (...all: string[]) => all.join('\n');
const shipped = (code: string, ...made: Parameters<typeof withClasses>[1]) =>
  withClasses(code, made)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

describe('a shipped module', () => {
  it('names classes instead of creating styles', () => {
    const code = lines(
      `import { styled } ${from}`,
      "import { base, helper } from './base.js';",
      "const edge = '1px';",
      "const Root = styled('a', base, { border: edge, '&:hover': { color: '$txt' } });",
      'export const A = () => helper(Root);',
    );
    expect(shipped(code, { make: 'styled', classes: ['pv-c-1', 'pv-c-2'], compounds: [] })).toBe(
      lines(
        "import { styled } from '@parvis/theme/css/classes';",
        "import { base, helper } from './base.js';",
        "const edge = '1px';",
        'const Root = /*#__PURE__*/ styled(\'a\', "pv-c-1 pv-c-2");',
        'export const A = () => helper(Root);',
      ),
    );
  });

  it('recognises variant classes, single and compound', () => {
    const code = lines(
      `import { styled } ${from}`,
      'export const A = styled(B, { variants: { size: {} } });',
    );
    const variants = { size: { md: 'x' } };
    expect(
      shipped(code, { make: 'styled', classes: ['a'], variants, compounds: [[{ size: 'md' }, 'y']] }),
    ).toContain('styled(B, "a", {"size":{"md":"x"}}, [[{"size":"md"},"y"]])');
  });

  it('has animations by name, and global rules in the sheet only', () => {
    const code = lines(
      `import { globalCss, keyframes } ${from}`,
      'export const turn = keyframes({ to: {} });',
      'export const page = globalCss({ body: {} });',
    );
    expect(shipped(code, { make: 'keyframes', name: 'pv-k-1' }, { make: 'globalCss' })).toBe(
      lines('export const turn = "pv-k-1";', "export const page = () => '';"),
    );
  });

  it('injects requested global rules that the sheet lacks', () => {
    const code = lines(`import { globalCss } ${from}`, 'export const page = globalCss({ body: {} });');
    expect(shipped(code, { make: 'globalCss', rules: 'body{margin:0}' })).toBe(
      'export const page = () => globalThis.pvRules?.(["body{margin:0}"]);',
    );
  });
});
