import { expect, it } from 'vitest';
import { siteLinks } from './useSiteLinks.ts';

const here = { home: '/', contact: '/contact', admin: '/staff/admin', api: 'https://p.example' };
const hrefs = (addresses: Parameters<typeof siteLinks>[0]) =>
  siteLinks(addresses, (id) => id).map(({ href, label, note }) => [href, label, note]);

it('sites that are this one, and those that nobody set, are no links of their own', () => {
  expect(hrefs(here)).toEqual([]);
  expect(hrefs(undefined)).toEqual([]);
});

it('the public home page, the corporate contact and the regional campus are linked by name, with their host beside', () => {
  const home = 'https://corp.example:3004/';
  const contact = 'https://corp.example:3004/contact';
  const campus = 'https://be.p.example/home/campus';
  expect(hrefs({ ...here, home, contact, campus })).toEqual([
    [home, 'site.home', 'corp.example:3004'],
    [contact, 'site.contact', 'corp.example:3004'],
    [campus, 'site.campus', 'be.p.example'],
  ]);
});
