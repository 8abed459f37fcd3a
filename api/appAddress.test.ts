import { expect, it } from 'vitest';
import { appBase, pageOfApp } from './appAddress.ts';

it.each([
  ['/app/town', { cuid: 'town', path: '/' }],
  ['/app/town/', { cuid: 'town', path: '/' }],
  ['/app/town/m/home', { cuid: 'town', path: '/m/home' }],
  ['/app/town/q/market/report/bins', { cuid: 'town', path: '/q/market/report/bins' }],
  ['/app/b%C3%A9/m/home', { cuid: 'b%C3%A9', path: '/m/home' }],
  ['/app', { path: '/app' }],
  ['/app/', { path: '/app/' }],
  ['/apps/town', { path: '/apps/town' }],
  ['/m/home', { path: '/m/home' }],
  ['/', { path: '/' }],
  ['/q/app/town', { path: '/q/app/town' }],
])('parses %s', (path, parts) => {
  expect(pageOfApp(path)).toEqual(parts);
});

it('starts an address with the customer of any name', () => {
  expect(appBase('town')).toBe('/app/town');
  expect(pageOfApp(`${appBase('a b/c')}/m/home`)).toEqual({ cuid: 'a%20b%2Fc', path: '/m/home' });
});
