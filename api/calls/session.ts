import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema, doneSchema, idSchema } from '../entities/basics.ts';
import { customerInfoSchema, scanSchema } from '../entities/customer.ts';
import { deviceSchema, personInfoSchema, settingsSchema, userStatusSchema } from '../entities/user.ts';

/** What the first view after a scan needs: the session, the customer, the code. */
export const sessionCalls = {
  userSts: publicCall({
    path: 'user/sts',
    method: 'POST',
    who: 'anyone',
    limit: 'ceiling',
    summary: 'The session profile. With newCookies it opens a session: only after a person accepted.',
    body: z.object({ newCookies: z.boolean(), device: z.optional(deviceSchema) }),
    answer: userStatusSchema,
  }),
  initId: publicCall({
    path: 'init/id',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary: 'Gives the session an identity; the code scanned, if any, is remembered with it.',
    body: z.object({ qr: z.optional(codeSchema) }),
    answer: userStatusSchema,
  }),
  userCstmr: publicCall({
    path: 'user/cstmr',
    method: 'POST',
    who: 'anyone',
    limit: 'ceiling',
    summary: 'What a visitor sees of the customer behind a QR code or a connect link.',
    body: z.object({ qrid: z.optional(codeSchema), connectId: z.optional(codeSchema) }),
    answer: z.array(customerInfoSchema),
  }),
  userQridClear: publicCall({
    path: 'user/qrid/clear',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary: 'Forgets the code scanned last.',
    body: null,
    answer: userStatusSchema,
  }),
  userDeviceSet: publicCall({
    path: 'user/device/set',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary: 'What kind of device this is.',
    body: z.object({ device: deviceSchema }),
    answer: doneSchema,
  }),
  userSettingsSet: publicCall({
    path: 'user/settings/set',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary: 'Changes the given settings and keeps the others.',
    body: z.object({ settings: settingsSchema }),
    answer: userStatusSchema,
  }),
  userSettingsClear: publicCall({
    path: 'user/settings/clear',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary: 'Forgets all that the caller chose: it is again as the device has it.',
    body: null,
    answer: userStatusSchema,
  }),
  userInfo: publicCall({
    path: 'user/info',
    method: 'POST',
    who: 'identity',
    limit: 'ceiling',
    summary: 'What leads to the caller: their addresses, and the devices on which they are known.',
    body: null,
    answer: z.array(personInfoSchema),
  }),
  userDeviceEnd: publicCall({
    path: 'user/device/end',
    method: 'POST',
    who: 'identity',
    limit: 'ceiling',
    summary: 'Signs the caller out on another device of theirs. One that is no more is signed out.',
    body: z.object({ id: idSchema }),
    answer: doneSchema,
  }),
  userDisconnect: publicCall({
    path: 'user/disconnect',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary: 'Ends the session on this device; cases are kept.',
    body: null,
    answer: doneSchema,
  }),
  userEraseCookies: publicCall({
    path: 'user/erase/cookies',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary:
      'Ends the session on this device and forgets that anybody signed in on it. Cases are kept; without a verified address nothing leads back to them.',
    body: null,
    answer: doneSchema,
  }),
  userEraseAll: publicCall({
    path: 'user/erase/all',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary:
      'Erases the person on all their devices: words, answers, address. Those who see to their cases read that somebody left.',
    body: null,
    answer: doneSchema,
  }),
  qrScan: publicCall({
    path: 'qr/scan',
    method: 'POST',
    who: 'session',
    limit: 'scan',
    summary:
      'Resolves a code and notes the scan, once for a session in ten minutes. unknownQr and staleQr are failures.',
    body: z.object({ qrid: codeSchema }),
    answer: z.array(scanSchema),
  }),
} as const;
