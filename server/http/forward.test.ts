import { describe, expect, it } from 'vitest';
import { indexSites } from '../modules/customers/sites.ts';
import { getForward } from './forward.ts';

const HOME = 'https://parvis.example';
const customers = [
  {
    cuid: 'ville',
    site: {
      www: 'https://signaler.ville.example/',
      origins: ['https://ville.example:8443'],
      keep: 'page' as const,
    },
  },
  { cuid: 'halle', site: { www: 'http://halle.example', origins: [], keep: 'nothing' as const } },
  { cuid: 'campus', site: null },
];
const settings = { origins: ['https://info.parvis.example'], customerSites: {}, publicUrl: HOME };
const sites = indexSites(settings, customers);
const elsewhere = {
  adminHost: undefined,
  corporateHost: undefined,
  countries: [],
  campusCountry: undefined,
  customPorts: false,
};
const shared = { publicUrl: HOME, sites: elsewhere };

describe('hosts of customers', () => {
  it('come from their files', () => {
    expect(sites.findSite('ville')).toEqual({
      www: 'https://signaler.ville.example',
      origins: ['https://signaler.ville.example', 'https://ville.example:8443'],
      keep: 'page',
    });
    expect([sites.findSite('campus'), sites.findSite('nobody'), sites.hasOwnHosts]).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });

  it('are overridden by the operator, also for customers without one', () => {
    const moved = indexSites(
      {
        ...settings,
        customerSites: { ville: ['https://v.example'], campus: ['https://c.example', 'https://d.example'] },
      },
      customers,
    );
    expect([moved.findSite('ville')?.origins, moved.findSite('campus')?.origins]).toEqual([
      ['https://v.example'],
      ['https://c.example', 'https://d.example'],
    ]);
    expect(moved.findOrigin('signaler.ville.example')).toBeUndefined();
  });

  it('name the customer to whom a host belongs, unless several share it', () => {
    expect(sites.findCustomer('Signaler.Ville.Example')).toBe('ville');
    expect(sites.findCustomer('info.parvis.example')).toBeUndefined();
    expect(sites.findCustomer(undefined)).toBeUndefined();
    const shared = indexSites(
      { ...settings, customerSites: { ville: ['https://v.example'], campus: ['https://v.example'] } },
      customers,
    );
    expect(shared.findCustomer('v.example')).toBeUndefined();
  });

  it('match host and port, ignoring case', () => {
    expect(
      ['signaler.ville.example', 'Ville.Example:8443', 'info.parvis.example', 'parvis.example'].map(
        sites.findOrigin,
      ),
    ).toEqual([
      'https://signaler.ville.example',
      'https://ville.example:8443',
      'https://info.parvis.example',
      HOME,
    ]);
    for (const host of [
      'ville.example',
      'x.signaler.ville.example',
      'signaler.ville.example.evil',
      '',
      undefined,
    ])
      expect(sites.findOrigin(host)).toBeUndefined();
  });

  it('lets pages of a host call all other hosts that are named, and the shared one only where a customer has its own', () => {
    const [ville, more, halle] = [
      'https://signaler.ville.example',
      'https://ville.example:8443',
      'http://halle.example',
    ];
    expect(sites.getOtherOrigins('parvis.example')).toEqual([
      'https://info.parvis.example',
      ville,
      more,
      halle,
    ]);
    expect(sites.getOtherOrigins('HALLE.example')).toEqual(['https://info.parvis.example', ville, more]);
    expect(sites.callerOrigins).toEqual(['https://info.parvis.example', ville, more, halle, HOME]);
    expect(indexSites(settings, []).callerOrigins).toEqual(['https://info.parvis.example']);
    const listed = indexSites({ ...settings, redirectHosts: ['https://sso.example', HOME] }, []);
    expect(listed.redirectOrigins).toEqual([HOME, 'https://info.parvis.example', 'https://sso.example']);
    expect(listed.callerOrigins).toEqual(['https://info.parvis.example']);
  });

  it.each([
    [HOME, 'ville', 'https://signaler.ville.example'],
    ['https://signaler.ville.example', 'ville', ''],
    ['http://ville.example:8443', 'ville', ''],
    ['https://signaler.ville.example', 'halle', 'http://halle.example'],
    [HOME, 'campus', ''],
    ['https://halle.example', 'campus', ''],
  ])('link from %s to a role at %s is "%s"', (origin, cuid, url) =>
    expect(sites.resolveUrl(origin, cuid)).toBe(url),
  );
});

describe('forwarding', () => {
  it.each([
    ['of its customer', 'signaler.ville.example', 'ville', undefined],
    ['that belongs to its customer’s', 'ville.example:8443', 'ville', undefined],
    ['that all share, of a customer without its own', 'parvis.example', 'campus', undefined],
    ['that all share', 'parvis.example', undefined, undefined],
    ['the settings name', 'info.parvis.example', undefined, undefined],
    ['of a customer, and is no code', 'halle.example', undefined, undefined],
    ['of another customer, whose code has none', 'halle.example', 'campus', undefined],
    ['this machine has', '127.0.0.1:8080', undefined, undefined],
    ['this machine has by name', 'localhost:8080', 'campus', undefined],
    [
      'of another customer',
      'halle.example',
      'ville',
      { to: 'https://signaler.ville.example', keep: true, home: false },
    ],
    [
      'that all share, of a customer with its own',
      'parvis.example',
      'ville',
      { to: 'https://signaler.ville.example', keep: true, home: false },
    ],
    [
      'that is left, by a customer that keeps no page',
      'parvis.example',
      'halle',
      { to: 'http://halle.example', keep: false, home: false },
    ],
    [
      'of this machine, by a code with a host',
      'localhost',
      'halle',
      { to: 'http://halle.example', keep: false, home: false },
    ],
    ['where nobody lives', 'evil.parvis.example', undefined, { to: HOME, keep: false, home: true }],
    [
      'on another port, where nobody lives',
      'ville.example',
      undefined,
      { to: HOME, keep: false, home: true },
    ],
    [
      'where nobody lives, and is a code',
      'old.parvis.example',
      'campus',
      { to: HOME, keep: true, home: false },
    ],
    ['that is none', 'a b', 'ville', undefined],
    ['that is not said', undefined, 'ville', undefined],
  ] as const)('%s (%s) leads to the right host', (_, host, cuid, forward) =>
    expect(getForward(sites, shared, host, cuid)).toEqual(forward),
  );

  it('is off without customer hosts or a public URL', () => {
    expect(getForward(indexSites(settings, []), shared, 'anything.example', undefined)).toBeUndefined();
    const unnamed = indexSites({ ...settings, publicUrl: undefined }, customers);
    const nowhere = { ...shared, publicUrl: undefined };
    expect(getForward(unnamed, nowhere, 'anything.example', undefined)).toBeUndefined();
    expect(getForward(unnamed, nowhere, 'anything.example', 'ville')?.to).toBe(
      'https://signaler.ville.example',
    );
  });

  it.each([
    ['the corporate site', { corporateHost: 'corp.example' }, 'old.parvis.example', 'https://corp.example'],
    [
      'the corporate site at its port',
      { corporateHost: 'corp.example:444' },
      'old.parvis.example',
      'https://corp.example:444',
    ],
    [
      'its port where sites are told apart by ports',
      { customPorts: true },
      'old.parvis.example',
      'https://parvis.example:3004',
    ],
    ['its own host where it is this site', {}, 'old.parvis.example', HOME],
    ['no other from the corporate site itself', { corporateHost: 'corp.example' }, 'corp.example', undefined],
    [
      'no other from the admin site',
      { adminHost: 'admin.parvis.example' },
      'ADMIN.parvis.example',
      undefined,
    ],
    ['no other from the calls of their own port', { customPorts: true }, 'parvis.example:8443', undefined],
    [
      'no other from the campus of the region',
      { countries: ['fr'], campusCountry: 'be' },
      'be.parvis.example',
      undefined,
    ],
  ] as const)('unknown host leads to the public home page: %s', (_, more, host, to) => {
    const publicUrl = 'countries' in more ? 'https://fr.parvis.example' : HOME;
    const given = indexSites({ ...settings, publicUrl }, customers);
    expect(getForward(given, { publicUrl, sites: { ...elsewhere, ...more } }, host, undefined)?.to).toBe(to);
  });

  it('keeps a code at the shared host, also where the public home page is elsewhere', () => {
    const corporate = { publicUrl: HOME, sites: { ...elsewhere, corporateHost: 'corp.example' } };
    expect(getForward(sites, corporate, 'old.parvis.example', 'campus')).toEqual({
      to: HOME,
      keep: true,
      home: false,
    });
  });
});
