import { expect, test } from 'vitest';
import { news } from './settle.ts';

const french = { language: 'fr-FR', scheme: 'light' } as const;
const english = { language: 'en-US', scheme: 'dark' } as const;
const nothing = { device: {}, profile: {} };

test('what was chosen on another device is taken over here', () => {
  const before = { device: french, profile: french };
  expect(news({ device: french, profile: english }, before)).toEqual({ device: english, profile: {} });
});

test('a new device, on which nothing was chosen, takes everything over', () => {
  expect(news({ device: {}, profile: english })).toEqual({ device: english, profile: {} });
});

test('what was chosen here and did not get through is told again', () => {
  const before = { device: french, profile: french };
  const device = { ...french, scheme: 'auto' } as const;
  expect(news({ device, profile: french }, before)).toEqual({ device: {}, profile: { scheme: 'auto' } });
});

test('what was chosen before there was a session is told to it', () => {
  const device = { language: 'en-US' } as const;
  expect(news({ device, profile: {} })).toEqual({ device: {}, profile: device });
});

test('a device that was set otherwise before its person came stays so, until one of the two changes', () => {
  const apart = { device: english, profile: french };
  expect(news(apart)).toEqual(nothing);
  expect(news(apart, apart)).toEqual(nothing);
  const scheme = { ...french, scheme: 'auto' } as const;
  expect(news({ device: english, profile: scheme }, apart)).toEqual({
    device: { scheme: 'auto' },
    profile: {},
  });
});

test('two that agree have nothing to tell', () => {
  expect(news({ device: french, profile: french })).toEqual(nothing);
  expect(news({ device: {}, profile: {} })).toEqual(nothing);
});
