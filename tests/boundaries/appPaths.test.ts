import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAppPath } from '../../server/http/appPaths.ts';

const app = ['App.tsx', 'OtherRoutes.tsx']
  .map((name) => readFileSync(join(import.meta.dirname, '..', '..', 'app', name), 'utf8'))
  .join('\n');
const routes = [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) => path);

const addressesOf = (route: string): string[] => [
  route.replaceAll(/\/[:*]\w*\?/g, ''),
  route.replaceAll(/[:*]\w*\??/g, 'x'),
];

it('serves every page of the app', () => {
  expect(routes.length).toBeGreaterThan(10);
  const demos = ['/d', '/demoQr'].flatMap((path) => [path, `${path}/toilets`, `${path}/toilets/any/tail`]);
  const all = ['/', ...demos, '/q/x/any/tail', '/m/any/tail', '/m/c', ...routes.flatMap(addressesOf)];
  expect(all.filter((path) => !isAppPath(path) || !isAppPath(`${path}/`))).toEqual([]);
});

it.each(['/app', '/app/town/nope', '/nope', '/mx', '/qx/y', '/staff/a/b/c', '/termsx', '/dx'])(
  '%s is not found',
  (path) => {
    expect(isAppPath(path)).toBe(false);
  },
);
