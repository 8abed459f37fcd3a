import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { doneSchema, idSchema } from '../entities/basics.ts';
import { deviceSchema, personInfoSchema, settingsSchema, userStatusSchema } from '../entities/user.ts';
import { arrivalCalls } from './arrival.ts';

/** The session, the customer, the code: those that an arrival makes, and what its person does with it. */
export const sessionCalls = {
  userSts: arrivalCalls.userSts,
  initId: arrivalCalls.initId,
  userCstmr: arrivalCalls.userCstmr,
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
    summary: 'Forgets this device: its session, and that anybody signed in on it. Cases are kept.',
    body: null,
    answer: doneSchema,
  }),
  userEraseAll: publicCall({
    path: 'user/erase/all',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary: 'Erases the person on all their devices: words, answers, addresses. Others read that they left.',
    body: null,
    answer: doneSchema,
  }),
  qrScan: arrivalCalls.qrScan,
} as const;
