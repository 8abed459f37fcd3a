import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { doneSchema, idSchema } from '../entities/basics.ts';
import { deviceSchema, personInfoSchema, settingsSchema, userStatusSchema } from '../entities/user.ts';
import { arrivalCalls } from './arrival.ts';

/** Session, customer and code. */
export const sessionCalls = {
  userSts: arrivalCalls.userSts,
  initId: arrivalCalls.initId,
  initQrScan: arrivalCalls.initQrScan,
  userCstmr: arrivalCalls.userCstmr,
  userQridClear: publicCall({
    path: 'user/qrid/clear',
    who: 'session',
    limit: 'ceiling',
    answer: userStatusSchema,
  }),
  userDeviceSet: publicCall({
    path: 'user/device/set',
    who: 'session',
    limit: 'ceiling',
    body: z.object({ device: deviceSchema }),
    answer: doneSchema,
  }),
  userSettingsSet: publicCall({
    path: 'user/settings/set',
    who: 'session',
    limit: 'ceiling',
    body: z.object({ settings: settingsSchema }),
    answer: userStatusSchema,
  }),
  userSettingsClear: publicCall({
    path: 'user/settings/clear',
    who: 'session',
    limit: 'ceiling',
    answer: userStatusSchema,
  }),
  userInfo: publicCall({
    path: 'user/info',
    who: 'identity',
    limit: 'ceiling',
    answer: z.array(personInfoSchema),
  }),
  userDeviceEnd: publicCall({
    path: 'user/device/end',
    who: 'identity',
    limit: 'ceiling',
    body: z.object({ id: idSchema }),
    answer: doneSchema,
  }),
  userDisconnect: publicCall({
    path: 'user/disconnect',
    who: 'session',
    limit: 'ceiling',
    answer: doneSchema,
  }),
  userEraseCookies: publicCall({
    path: 'user/erase/cookies',
    who: 'session',
    limit: 'ceiling',
    answer: doneSchema,
  }),
  userEraseAll: publicCall({ path: 'user/erase/all', who: 'session', limit: 'ceiling', answer: doneSchema }),
  qrScan: arrivalCalls.qrScan,
} as const;
