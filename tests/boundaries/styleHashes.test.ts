import { styleHashes } from '@parvis/ui/styleHashes';
import { expect, test } from 'vitest';
import { vaulStyleHash } from '../../scripts/vite/styleHashes.ts';

test('a page that names the hashes of the component library lets the installed drawer draw itself', () => {
  expect(styleHashes).toContain(`'${vaulStyleHash()}'`);
});
