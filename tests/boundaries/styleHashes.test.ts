import { styleHashes } from '@parvis/ui/styleHashes';
import { expect, test } from 'vitest';
import { vaulStyleHash } from '../../scripts/vite/styleHashes.ts';

test('the named style hashes let the installed drawer render', () => {
  expect(styleHashes).toContain(`'${vaulStyleHash()}'`);
});
