import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { responderCodes, responderOutlines } from '../../api/entities/responders.ts';
import { ICON_NAMES } from '../../server/modules/provisioning/read/knownNames.ts';

const names = (path: string, pattern: RegExp): string[] =>
  [...readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8').matchAll(pattern)].map(
    ([, name = '']) => name,
  );

describe('names in a customer’s file', () => {
  it('match the icons that the library draws', () => {
    expect([...ICON_NAMES].sort()).toEqual(names('ui/icons/byName.tsx', /^ {2}(\w+): \w+Icon,$/gm).sort());
  });

  it('list the services with icons, except for people', () => {
    const drawn = names('ui/parts/ResponderIcon/responders.ts', /^ {2}(\w+): \{/gm);
    expect([...responderCodes].sort()).toEqual(drawn.filter((name) => name !== 'users').sort());
  });

  it('give services the outline that their icon has', () => {
    const tones = names('ui/parts/ResponderIcon/responders.ts', /^ {2}\w+: \{ Icon: \w+, tone: '(\w+)'/gm);
    expect(Object.values(responderOutlines)).toEqual(tones);
  });
});
