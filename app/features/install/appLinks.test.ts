import { addresses } from '@parvis/api/addresses';
import { expect, it } from 'vitest';
import { rewriteToAppAddress } from './appLinks.ts';

it.each([
  ['/m/home', '/app/town/m/home'],
  ['/q/market?x=1', '/app/town/q/market?x=1'],
  ['/m/settings?address', '/app/town/m/settings?address'],
  ['/', '/app/town/'],
  ['/app/town/m/home', '/app/town/m/home'],
  ['/app/hall/m/home', '/app/hall/m/home'],
  ['/privacy/town', '/privacy/town'],
  [addresses.ownData.template, addresses.ownData.template],
  ['/staff/theme', '/staff/theme'],
  ['//other.example/m/home', '//other.example/m/home'],
])('within an installed app %s leads to %s', (href, to) => {
  expect(rewriteToAppAddress(href, '/app/town/q/market')).toBe(to);
  expect(rewriteToAppAddress(href, '/q/market')).toBe(href);
});
