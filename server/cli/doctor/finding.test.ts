import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { mountSmallDisk } from '../../testing/smallDisk.ts';
import { checkDisks } from './checkStorage.ts';
import { createFinding, formatFinding } from './finding.ts';

it('formats seconds by language', () => {
  const clock = createFinding('clockFine', '0.3');
  expect(formatFinding(clock, 'fr')).toEqual(['✓ L’horloge est celle de la base, à 0,3 s près.']);
  expect(formatFinding(clock, 'en')).toEqual(['✓ The clock is the database’s, within 0.3 s.']);
});

it('reports free space of existing folders and of those to be created', async () => {
  const base = mkdtempSync(join(tmpdir(), 'parvis-room-'));
  const media = join(base, 'media');
  mkdirSync(media);
  const found = await checkDisks(readConfig({ PARVIS_DATA: join(base, 'new', 'data'), PARVIS_MEDIA: media }));
  const said = (language: 'fr' | 'en') =>
    found.map((one) =>
      formatFinding(one, language)[0]
        ?.replace(/^. /, '')
        .replace(/\d+([.,]\d)? (GB|Go|MB|Mo)/, 'N $2'),
    );
  expect(said('en')).toEqual([
    `N GB free in ${base}, where ${join(base, 'new', 'data')} is made by the first start.`,
    `N GB free for ${media}.`,
    `N GB free in ${base}, where ${join(base, 'new', 'data', 'erased')} is made by the first start.`,
  ]);
  expect(said('fr')[0]).toBe(
    `N Go libres dans ${base}, où le premier démarrage crée ${join(base, 'new', 'data')}.`,
  );
  rmSync(base, { recursive: true });
});

it('reports little space in megabytes, and a full disk as a fault', async () => {
  const about = (name: 'diskLow' | 'diskFull') =>
    formatFinding(createFinding(name, `/srv/media ${40 * 2 ** 20}`), 'fr')[0];
  expect(about('diskLow')).toBe('! Seulement 40 Mo libres pour /srv/media.');
  expect(about('diskFull')).toBe('✗ Le disque est plein : 40 Mo libres pour /srv/media.');
  const disk = mountSmallDisk(getTestFolder('little'), 40);
  if (typeof disk === 'string') return console.warn(`Not tried with a full disk: ${disk}`);
  const found = await checkDisks(readConfig({ PARVIS_DATA: disk.folder }));
  disk.remove();
  expect(found.map(({ name }) => name)).toEqual(found.map(() => 'diskFull'));
});
