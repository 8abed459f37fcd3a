import { expect, it } from 'vitest';
import { formatAndroidApps, parseAndroidApps } from '../platform/config/siteSettings.ts';
import { buildAssetLinks } from './installable.ts';

const print = (byte: string): string => Array.from({ length: 32 }, () => byte).join(':');

it('lists each app with its certificates', () => {
  const apps = parseAndroidApps(
    `fr.example.town=${print('ab')} ${print('0F')}, fr.example.hall = ${print('C1')}`,
  );
  expect(buildAssetLinks(apps ?? [])).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'fr.example.town',
        sha256_cert_fingerprints: [print('AB'), print('0F')],
      },
    },
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'fr.example.hall',
        sha256_cert_fingerprints: [print('C1')],
      },
    },
  ]);
  expect(parseAndroidApps(formatAndroidApps(apps ?? []))).toEqual(apps);
});

it.each([
  ['fr.example.town'],
  ['town=AB'],
  [`town=${print('AB')}`],
  [`fr.example.town=${print('AB')}:AB`],
  [`fr.example.town=${print('XY')}`],
  [`fr.example.town=${print('AB').slice(3)}`],
  [`fr.1xample=${print('AB')}`],
  [`fr.example.town=${print('AB')}, fr.example.town=${print('AC')}`],
])('rejects the app list %s', (text) => {
  expect(parseAndroidApps(text)).toBeUndefined();
});
