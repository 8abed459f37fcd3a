import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@parvis/api/constants';
import * as english from '@parvis/locales/en/terms';
import * as french from '@parvis/locales/fr/terms';
import { defaultLanguage, languages } from '@parvis/locales/languages';
import * as answers from '@parvis/questionnaire/model/values/constants';
import { tokens } from '@parvis/theme/css/tokens';
import { brand } from '@parvis/theme/palette/brand';

import { describe, expect, it } from 'vitest';
import * as app from '../../app/lib/constants.ts';
import * as ui from '../../ui/constants.ts';
import { projectFiles } from './paths.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Without comments. */
const sources = projectFiles
  .filter(
    (path) =>
      /^(?:api|app|locales|questionnaire|server|theme|ui)\/.*\.(?:ts|tsx)$/.test(path) &&
      !/(?:\.test|\.stories|\.docs)\./.test(path),
  )
  .map((path) => ({
    path,
    code: readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }));

describe('constants of the specification', () => {
  it('of the server and the wire', () => {
    expect(api).toMatchObject({
      ...{ STATUS_RESPONSE_TIMEOUT: 5000, STATUS_TOTAL_TIMEOUT: 60_000, STATUS_RETRY_DELAY: 1000 },
      ...{
        FIRST_REVISION: 199,
        USER_AGENT_MAX: 500,
        USERNAME_MIN: 7,
        LEGACY_IOS_BEFORE: 1604,
        RETENTION_DAYS: 30,
      },
      CUSTOM_PORTS: { corporate: 3004, admin: 3003, api: 8443, campus: 3008 },
      PROFILE_FLAGS: { addLaterOn: true, live: false, dev: false, demo: false },
      ...{ MAIL_MAX: 255, PHONE_MAX: 23, VISITOR_MESSAGE_MAX: 255 },
    });
  });

  it('of answers', () => {
    expect(answers).toMatchObject({
      ...{
        MESSAGE_TYPED_MAX: 200,
        MESSAGE_PATTERN_MAX: 255,
        EMAIL_MAX: 255,
        CODE_LENGTH: 5,
        PHONE_TYPED_MAX: 23,
      },
      ...{ RATING_MAX: 5, MESSAGE_TYPE_DEFAULT: 'thanks' },
    });
  });

  it('of the app', () => {
    expect({ ...app }).toEqual({
      ...{ BUNDLE_CHECK_INTERVAL: 600_000, REGISTRATION_RETRIES: 5, REGISTRATION_RETRY_DELAY: 5000 },
      ...{ MEDIA_CACHE_MAX: 40, IMAGE_QUALITY: 100, ROTATIONS: [0, 90, 180, 270] },
      ANALYSER: { fftSize: 1024, smoothingTimeConstant: 0.3, minDecibels: -60, maxDecibels: -10 },
    });
  });

  it('of the interface', () => {
    expect(ui).toMatchObject({
      ...{ ZOOM_MIN: 0.8, ZOOM_MAX: 3, POPUP_MARGIN: 20, LOADING_HINT_MS: 5000, VIBRATION_MS: 50 },
    });
    expect(tokens.sizes).toMatchObject({
      ...{ header: '64px', bottomBar: '80px', tileMin: '150px', composerMin: '48px', composerMax: '100px' },
    });
    expect(brand).toEqual({
      primary: '#0132E1',
      lightPrimary: '#1752E3',
      font: '#181818',
      header: '#EDF0FB',
    });
  });

  it('of the terms', () => {
    expect(french.terms['terms.updated']).toMatch(/: 21 juin 2025$/);
    expect(english.terms['terms.updated']).toMatch(/: June 21, 2025$/);
  });

  it('of languages', () => {
    expect([defaultLanguage, languages.map(({ tag, locale }) => `${tag} ${locale}`)]).toEqual([
      'fr',
      ['fr fr-FR', 'en en-US'],
    ]);
  });

  it.each([
    [
      'api/constants.ts',
      [
        ...['STATUS_RESPONSE_TIMEOUT', 'STATUS_TOTAL_TIMEOUT', 'STATUS_RETRY_DELAY', 'FIRST_REVISION'],
        ...['USER_AGENT_MAX', 'USERNAME_MIN', 'LEGACY_IOS_BEFORE', 'RETENTION_DAYS', 'CUSTOM_PORTS'],
        ...['PROFILE_FLAGS', 'MAIL_MAX', 'PHONE_MAX', 'VISITOR_MESSAGE_MAX'],
      ],
    ],
    [
      'questionnaire/model/values/constants.ts',
      [
        ...['MESSAGE_TYPED_MAX', 'MESSAGE_PATTERN_MAX', 'EMAIL_MAX', 'CODE_LENGTH', 'PHONE_TYPED_MAX'],
        ...['RATING_MAX', 'MESSAGE_TYPE_DEFAULT'],
      ],
    ],
    ['app/lib/constants.ts', Object.keys(app)],
    ['ui/constants.ts', Object.keys(ui)],
  ])('are declared in %s alone', (file, names) => {
    for (const name of names) {
      const declared = sources.filter(({ code }) => new RegExp(`(?:const|let) ${name}\\b`).test(code));
      expect([name, declared.map(({ path }) => path)]).toEqual([name, [file]]);
    }
  });

  it.each([
    ['600_?000', 'app/lib/constants.ts', ''],
    ['fftSize: 1_?024', 'app/lib/constants.ts', ''],
    ['1_?604', 'api/constants.ts', ''],
    ['3_?003', 'api/constants.ts', ''],
    ['3_?004', 'api/constants.ts', ''],
    ['3_?008', 'api/constants.ts', ''],
    ['8_?443', 'api/constants.ts', ''],
    ['199', 'api/constants.ts', ''],
    ['5_?000', 'api/constants.ts', 'api/constants.ts|app/lib/session/'],
    ['5_?000', 'app/lib/constants.ts', 'app/lib/constants.ts|app/features/notifications/'],
    ['5_?000', 'ui/constants.ts', 'ui/'],
    ['0?\\.8', 'ui/constants.ts', 'ui/constants.ts|ui/parts/ImageViewer/'],
    ['-60', 'app/lib/constants.ts', 'app/'],
  ])('%s is written in %s alone (within "%s")', (literal, file, within) => {
    const written = new RegExp(`(?<![\\w.])${literal}(?![\\w])`);
    const found = sources.filter(
      ({ path, code }) => new RegExp(`^(?:${within})`).test(path) && written.test(code),
    );
    expect(found.map(({ path }) => path)).toEqual([file]);
  });
});
