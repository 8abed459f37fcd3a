import { expect, it } from 'vitest';
import { buildSignInAddress, getTargetCustomer, getTargetPage } from './signInTarget.ts';

it.each([
  ['/staff', '/staff/login'],
  ['/staff/belleroche', '/staff/login?to=%2Fstaff%2Fbelleroche'],
  ['/staff/belleroche/c_-1', '/staff/login?to=%2Fstaff%2Fbelleroche%2Fc_-1'],
  ['/staff/theme', '/staff/login?to=%2Fstaff%2Ftheme'],
  ['/staff/connect', '/staff/login?to=%2Fstaff%2Fconnect'],
  ['/staff/login', '/staff/login'],
  ['/m/home', '/staff/login'],
])('%s signs in at %s', (path, address) => expect(buildSignInAddress(path)).toBe(address));

it.each([
  ['', '/staff'],
  ['?u=a%40b.example', '/staff'],
  ['?to=%2Fstaff%2Fbelleroche%2Fc1', '/staff/belleroche/c1'],
  ['?to=%2Fstaff%2Flogin', '/staff'],
  ['?to=https%3A%2F%2Fevil.example%2Fstaff', '/staff'],
  ['?to=%2F%2Fevil.example%2Fstaff', '/staff'],
  ['?to=%2Fstaff%2F..%2Fm', '/staff'],
  ['?to=%2Fstaff%2Fa%2Fb%2Fc', '/staff'],
  ['?to=%2Fm%2Fhome', '/staff'],
])('signing in at %s leads to %s', (search, page) => expect(getTargetPage(search)).toBe(page));

it.each([
  ['?to=%2Fstaff%2Fbelleroche%2Fc1', 'belleroche'],
  ['?to=%2Fstaff%2Fbelleroche', 'belleroche'],
  ['?to=%2Fstaff%2Fconnect', undefined],
  ['?to=%2Fstaff%2Ftheme', undefined],
  ['?to=%2Fm%2Fcase%2Fbelleroche%2Fc1', undefined],
  ['', undefined],
])('the sign-in at %s belongs to customer %s', (search, cuid) =>
  expect(getTargetCustomer(search)).toBe(cuid),
);
