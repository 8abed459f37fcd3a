import { fill } from '@parvis/api/address';
import { addresses, imageAddress, logoAddress, videoAddress } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { arrivalCalls } from '@parvis/api/calls/arrival';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { expect, test } from 'vitest';
import { chooseStrategy, type Strategy } from './chooseStrategy.ts';

const SITE = 'https://site.example';

test.each<[string, Strategy]>([
  ['/', 'page'],
  ['/q/market', 'page'],
  ['/q/market/report/bins?x=1', 'page'],
  ['/m/home', 'page'],
  ['/m/settings', 'page'],
  ['/m/case/town/x1', 'page'],
  ['/m/case/town/x1/sent', 'page'],
  ['/links', 'page'],
  ['/links/town', 'page'],
  ['/contact', 'page'],
  ['/terms', 'page'],
  ['/login', 'page'],
  ['/staff', 'page'],
  ['/staff/town/x1', 'page'],
  ['/staff/login?u=x', 'page'],
  // Installed app.
  ['/app/town', 'page'],
  ['/app/town/m/home', 'page'],
  ['/app/town/q/market', 'page'],
  ['/app/town/staff/theme', 'alone'],
  ['/app/town/privacy', 'alone'],
  // They show other sites, redirect, or store nothing.
  ['/staff/theme', 'alone'],
  ['/staff/town/theme', 'alone'],
  ['/redirect?to=https://other.example', 'alone'],
  ['/demoQr', 'alone'],
  ['/d/toilets', 'alone'],
  ['/samples/1', 'alone'],
  ['/studio', 'alone'],
  ['/book/index.html', 'alone'],
  [addresses.docs.template, 'alone'],
  [addresses.ownData.template, 'alone'],
  [addresses.health.template, 'alone'],
  [fill(addresses.qrPicture.template, { file: 'market.svg' }), 'alone'],
  ['/api', 'alone'],
  ['/town/x', 'alone'],
  ['/mobile/x', 'alone'],
  ['/admin/x', 'alone'],
  ['/dev/outbox-x', 'alone'],
  ['/privacy', 'alone'],
  ['/termsx', 'alone'],
])('navigation to %s is handled as: %s', (path, way) => {
  expect(chooseStrategy({ method: 'GET', mode: 'navigate', url: SITE + path }, SITE)).toBe(way);
});

test.each<[string, string, Strategy]>([
  ['GET', '/assets/index-abc.js', 'file'],
  ['GET', '/assets/abc.js', 'file'],
  ['GET', logoAddress('abc'), 'picture'],
  ['POST', callAddress(arrivalCalls.userSts, {}), 'alone'],
  ['GET', callAddress(arrivalCalls.userSts, {}), 'alone'],
  ['POST', callAddress(mobileCalls.casesQuestion, { cuid: 'town' }), 'alone'],
  ['POST', '/assets/abc.js', 'alone'],
  ['GET', addresses.contributorLive.template, 'alone'],
  ['GET', imageAddress('mobile', { cuid: 'town', id: 'x', size: 'small' }), 'media'],
  ['GET', imageAddress('mobile', { cuid: 'town', id: 'x', size: 'large' }), 'media'],
  ['GET', `${imageAddress('mobile', { cuid: 'town', id: 'x', size: 'large' })}&save=1`, 'alone'],
  ['GET', imageAddress('town', { cuid: 'town', id: 'x', size: 'small' }), 'alone'],
  ['GET', videoAddress('mobile', { cuid: 'town', id: 'x' }), 'alone'],
  ['GET', '/samples/1/assets/abc.js', 'alone'],
  ['GET', '/studio/assets/abc.js', 'alone'],
  ['GET', '/book/assets/abc.js', 'alone'],
  ['GET', addresses.build.template, 'alone'],
  ['GET', '/service-worker.js', 'alone'],
  ['GET', fill(addresses.appManifest.template, { cuid: 'town' }), 'alone'],
  ['GET', fill(addresses.appIcon.template, { cuid: 'town', file: '192.png' }), 'alone'],
  ['GET', '/q/market', 'alone'],
])('%s %s by a page is handled as: %s', (method, path, way) => {
  expect(chooseStrategy({ method, mode: 'cors', url: SITE + path }, SITE)).toBe(way);
});
