import { describe, expect, it } from 'vitest';
import { renameCustomerInUrl } from './pages.ts';

describe('URL with a former customer name', () => {
  it.each([
    ['/staff/oldville/case/x', '/staff/newville/case/x'],
    ['/app/oldville', '/app/newville'],
    ['/app/oldville?lang=fr', '/app/newville?lang=fr'],
    ['/m/case/oldville/oldville', '/m/case/newville/oldville'],
    ['/privacy/oldville?lang=fr-FR', '/privacy/newville?lang=fr-FR'],
    ['/accessibility/oldville', '/accessibility/newville'],
    ['/staff/login?to=%2Fstaff%2Foldville%2fcodes', '/staff/login?to=%2Fstaff%2Fnewville%2fcodes'],
    ['/app/oldville/m/case/oldville/y', '/app/newville/m/case/newville/y'],
    ['/app/oldville/q/oldville', '/app/newville/q/oldville'],
    ['/staff/oldville.town', '/staff/oldville.town'],
    ['/staff/OLDVILLE', '/staff/OLDVILLE'],
  ])('%s becomes %s', (before, now) => {
    expect(renameCustomerInUrl(before, 'oldville', 'newville')).toBe(now);
  });

  it.each([
    ['staff', '/staff/staff/case/x', '/staff/newville/case/x'],
    ['staff', '/app/staff/staff', '/app/newville/staff'],
    ['staff', '/staff/login?to=/staff/staff', '/staff/login?to=/staff/newville'],
    ['staff', '/staff/login?to=%2Fstaff%2Fstaff', '/staff/login?to=%2Fstaff%2Fnewville'],
    ['app', '/app/app/q/test-hall', '/app/newville/q/test-hall'],
    ['case', '/m/case/case/y', '/m/case/newville/y'],
    ['m', '/app/m/m/case/m/y', '/app/newville/m/case/newville/y'],
    ['privacy', '/privacy/privacy', '/privacy/newville'],
  ])('name "%s" that is also a path segment: %s becomes %s', (former, before, now) => {
    expect(renameCustomerInUrl(before, former, 'newville')).toBe(now);
  });
});
