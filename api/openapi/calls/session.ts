import { sessionCalls } from '../../calls/session.ts';
import { customer, profile, QRID, scan } from '../telling/samples.ts';
import { type Told, tell } from '../telling/told.ts';

const device = { type: 'phone', os: 'iOS 17', browser: 'Safari 17', rev: 200, legacyIOS: false } as const;
const done = { success: 'It is done.' };

/** The session, the customer, the code. */
export const sessionTold: readonly Told[] = [
  tell(sessionCalls.userSts, {
    body: {
      newCookies: 'The person accepted: a session is opened where there is none, and its cookie set anew.',
      device: 'The device; kept with the session.',
    },
    example: { body: { newCookies: true, device }, answer: { ...profile, state: 'new', crUid: undefined } },
  }),
  tell(sessionCalls.initId, {
    body: { qr: 'The code scanned last; one that is not in use is left out of account.' },
    example: { body: { qr: QRID }, answer: profile },
  }),
  tell(sessionCalls.userCstmr, {
    body: { qrid: 'A code that was scanned.', connectId: 'The id of a connect link.' },
    example: { body: { qrid: QRID }, answer: [customer] },
    errors: ['unknownQr', 'staleQr', 'unknownCustomer'],
  }),
  tell(sessionCalls.userQridClear, {
    example: { answer: { ...profile, qrid: undefined, qridDate: undefined } },
  }),
  tell(sessionCalls.userDeviceSet, {
    body: { device: 'The device.' },
    answer: done,
    example: { body: { device }, answer: [{ success: true }] },
  }),
  tell(sessionCalls.userSettingsSet, {
    body: { settings: 'What is to change; settings that are left out stay.' },
    example: { body: { settings: { scheme: 'dark' } }, answer: profile },
  }),
  tell(sessionCalls.userSettingsClear, { example: { answer: { ...profile, settings: {} } } }),
  tell(sessionCalls.userInfo, {
    example: {
      answer: [
        {
          email: 'jo@mail.example',
          phone: '33612345678',
          devices: [{ id: 'Jw6LdN0pSx3CqUyTgEfR1B', here: true, device, seen: '2026-03-02T08:21:00.000Z' }],
        },
      ],
    },
  }),
  tell(sessionCalls.userDeviceEnd, {
    body: { id: 'The device, as `user/info` names it.' },
    answer: done,
    example: { body: { id: 'Jw6LdN0pSx3CqUyTgEfR1B' }, answer: [{ success: true }] },
  }),
  tell(sessionCalls.userDisconnect, { answer: done, example: { answer: [{ success: true }] } }),
  tell(sessionCalls.userEraseCookies, { answer: done, example: { answer: [{ success: true }] } }),
  tell(sessionCalls.userEraseAll, { answer: done, example: { answer: [{ success: true }] } }),
  tell(sessionCalls.qrScan, {
    body: { qrid: 'The code.' },
    example: { body: { qrid: QRID }, answer: [scan] },
    errors: ['unknownQr', 'staleQr', 'unknownCustomer'],
  }),
];
