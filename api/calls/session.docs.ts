import { customerInfoFields } from '../docs/customer.docs.ts';
import { documentCalls, documentSchema } from '../docs/describe.ts';
import { customer, profile, QRID, scan } from '../docs/samples.docs.ts';
import { sessionCalls } from './session.ts';

const device = { type: 'phone', os: 'iOS 17', browser: 'Safari 17', rev: 200, legacyIOS: false } as const;

export const sessionDocs = documentCalls(sessionCalls, {
  userSts: {
    cookies: ['pv_session'],
    summary: 'The session profile. With newCookies it opens a session: only after a person accepted.',
    body: {
      newCookies: 'The person accepted: a session is opened where there is none, and its cookie set anew.',
      device:
        'The device; stored where the session is opened or renewed. `user/device/set` tells a later change.',
    },
    example: { body: { newCookies: true, device }, answer: { ...profile, state: 'new', crUid: undefined } },
  },
  initId: {
    summary: 'Gives the session an identity; the code scanned, if any, is remembered with it.',
    body: { qr: 'The code scanned last; one that is not in use is not noted: `qrRefused` says so.' },
    example: { body: { qr: QRID }, answer: profile },
  },
  initQrScan: {
    summary: 'Gives the session an identity and scans a code: `init/id` and `qr/scan` in one.',
    body: { qrid: 'The code; one that is not in use is not noted: `qrRefused` says so.' },
    example: { body: { qrid: QRID }, answer: { ...profile, scan } },
  },
  userCstmr: {
    summary: 'What a visitor sees of the customer behind a QR code or a connect link.',
    body: { qrid: 'A code that was scanned.', connectId: 'The id of a connect link.' },
    schemas: [
      documentSchema(
        'ConnectedCustomer',
        sessionCalls.userCstmr.answer,
        'The customer of a code or of a connect link.',
        {
          ...customerInfoFields,
          linkState: 'Of a connect link: `valid`, or why it may not be used, as `link/info` says it.',
        },
      ),
    ],
    example: { body: { qrid: QRID }, answer: [customer] },
    errors: ['unknownQr', 'unknownLink', 'staleQr', 'unknownCustomer'],
  },
  userQridClear: {
    summary: 'Forgets the code scanned last.',
    example: { answer: { ...profile, qrid: undefined, qridDate: undefined } },
  },
  userDeviceSet: {
    summary: 'What kind of device this is.',
    body: { device: 'The device.' },
    example: { body: { device }, answer: [{ success: true }] },
  },
  userSettingsSet: {
    summary: 'Changes the given settings and keeps the others.',
    body: { settings: 'What is to change; settings that are left out stay.' },
    example: { body: { settings: { scheme: 'dark' } }, answer: profile },
  },
  userSettingsClear: {
    summary: 'Forgets all that the caller chose: it is again as the device has it.',
    example: { answer: { ...profile, settings: {} } },
  },
  userInfo: {
    summary: 'What leads to the caller: their addresses, and the devices on which they are known.',
    example: {
      answer: [
        {
          email: 'jo@mail.example',
          phone: '33612345678',
          devices: [{ id: 'Jw6LdN0pSx3CqUyTgEfR1B', here: true, device, seen: '2026-03-02T08:21:00.000Z' }],
        },
      ],
    },
  },
  userDeviceEnd: {
    summary: 'Signs the caller out on another device of theirs. One that is no more is signed out.',
    body: { id: 'The device, as `user/info` names it.' },
    example: { body: { id: 'Jw6LdN0pSx3CqUyTgEfR1B' }, answer: [{ success: true }] },
  },
  userDisconnect: {
    cookies: ['pv_session'],
    summary: 'Ends the session on this device; cases are kept.',
    example: { answer: [{ success: true }] },
  },
  userEraseCookies: {
    cookies: ['pv_session', 'pv_device', 'pv_code'],
    summary: 'Forgets this device: its session, and that anybody signed in on it. Cases are kept.',
    example: { answer: [{ success: true }] },
  },
  userEraseAll: {
    cookies: ['pv_session', 'pv_device', 'pv_code'],
    summary: 'Erases the person on all their devices: words, answers, addresses. Others read that they left.',
    example: { answer: [{ success: true }] },
  },
  qrScan: {
    summary: 'Resolves a code and notes the scan, once in ten minutes. unknownQr and staleQr are failures.',
    body: { qrid: 'The code.' },
    example: { body: { qrid: QRID }, answer: [scan] },
    errors: ['unknownQr', 'staleQr', 'unknownCustomer'],
  },
});
