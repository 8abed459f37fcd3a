import { describe, expect, it } from 'vitest';
import { externalAddresses, type OtherSites, swapCountry } from './externalAddresses.ts';

const none: OtherSites = {
  adminHost: undefined,
  corporateHost: undefined,
  countries: [],
  campusCountry: undefined,
  customPorts: false,
};
const campus = { ...none, countries: ['fr', 'ch'], campusCountry: 'be' };
const ports = { ...none, customPorts: true };

describe('the country label of a host name', () => {
  it.each([
    ['fr.parvis.example', 'be.parvis.example'],
    ['www.fr.parvis.example', 'www.be.parvis.example'],
    ['parvis.fr', 'parvis.be'],
    ['FR.parvis.example', 'be.parvis.example'],
    ['ch.parvis.example', 'be.parvis.example'],
    // Only the first of several.
    ['fr.parvis.fr', 'be.parvis.fr'],
    ['parvis.fr.', 'parvis.be.'],
    // A label that only contains a code is no country.
    ['france.parvis.example', 'france.parvis.example'],
    // An unconfigured code.
    ['it.parvis.example', 'it.parvis.example'],
    ['parvis.example', 'parvis.example'],
    // No country: single labels, IP addresses.
    ['fr', 'fr'],
    ['localhost', 'localhost'],
    ['[2001:db8::fr]', '[2001:db8::fr]'],
  ])('%s becomes %s', (host, swapped) => expect(swapCountry(host, ['fr', 'CH'], 'BE')).toBe(swapped));
});

describe('addresses of other sites', () => {
  it('default to this host, without a campus', () => {
    expect(externalAddresses('https://parvis.example', none)).toEqual({
      home: '/',
      contact: '/contact',
      admin: '/staff/admin',
      api: 'https://parvis.example',
    });
  });

  it.each<[string, Partial<OtherSites>, string, string]>([
    ['https://a.example', { adminHost: 'admin.example' }, 'admin', 'https://admin.example/'],
    ['https://a.example', { adminHost: 'admin.example:3003' }, 'admin', 'https://admin.example:3003/'],
    ['http://a.example:8080', { adminHost: 'admin.example' }, 'admin', 'http://admin.example/'],
    ['https://a.example', { adminHost: 'a.example' }, 'admin', '/staff/admin'],
    ['https://a.example:8443', { adminHost: 'a.example' }, 'admin', 'https://a.example/'],
    ['https://a.example', { corporateHost: 'corp.example' }, 'contact', 'https://corp.example/contact'],
    ['https://a.example', { corporateHost: 'corp.example' }, 'home', 'https://corp.example/'],
    ['https://a.example', { corporateHost: 'a.example' }, 'contact', '/contact'],
    ['https://a.example', { corporateHost: 'a.example' }, 'home', '/'],
  ])('seen from %s with %o: %s is %s', (origin, sites, name, address) =>
    expect(externalAddresses(origin, { ...none, ...sites })).toMatchObject({ [name]: address }),
  );

  it.each([
    ['https://fr.parvis.example', 'https://be.parvis.example/home/campus'],
    ['http://fr.localhost:8080', 'http://be.localhost:8080/home/campus'],
    // Nothing to swap, or the campus itself.
    ['https://parvis.example', undefined],
    ['https://be.parvis.example', undefined],
    ['http://127.0.0.1:8080', undefined],
  ])('the regional campus of %s is at %s', (origin, address) =>
    expect(externalAddresses(origin, campus).campus).toBe(address),
  );
});

describe('in custom-port mode', () => {
  it('gives each site its own port at the same host', () => {
    const all = {
      home: 'https://parvis.example:3004/',
      contact: 'https://parvis.example:3004/contact',
      admin: 'https://parvis.example:3003/',
      api: 'https://parvis.example:8443',
      campus: 'https://parvis.example:3008/home/campus',
    };
    expect(externalAddresses('https://parvis.example', ports)).toEqual(all);
    // On any port: the mode is never inferred from it.
    expect(externalAddresses('https://parvis.example:9999', ports)).toEqual(all);
    expect(externalAddresses('https://parvis.example:3003', none)).toMatchObject({
      home: '/',
      admin: '/staff/admin',
      api: 'https://parvis.example:3003',
    });
  });

  it('returns a path for this site, and no campus on the campus itself', () => {
    expect(externalAddresses('https://p.example:3003', ports).admin).toBe('/staff/admin');
    expect(externalAddresses('https://p.example:3004', ports)).toMatchObject({
      home: '/',
      contact: '/contact',
    });
    expect(externalAddresses('https://p.example:3008', ports)).not.toHaveProperty('campus');
  });

  it('gives the campus its country and port', () => {
    expect(externalAddresses('http://fr.p.example:8080', { ...campus, customPorts: true }).campus).toBe(
      'http://be.p.example:3008/home/campus',
    );
    expect(externalAddresses('http://[::1]:8080', ports).campus).toBe('http://[::1]:3008/home/campus');
  });
});
