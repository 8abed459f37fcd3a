import * as z from 'zod/mini';
import { codeSchema, customerTypeSchema, idSchema, instantSchema, localeSchema, orNewer } from './basics.ts';
import { scanSchema } from './customer.ts';
import { surveySchema } from './survey.ts';

/** A device's description of itself. */
export const deviceSchema = z.object({
  type: z.enum(['phone', 'tablet', 'desktop']),
  os: z.string().check(z.maxLength(60)),
  browser: z.string().check(z.maxLength(60)),
  rev: z.optional(z.int()),
  legacyIOS: z.boolean(),
  mode: z.optional(z.enum(['browser', 'standalone', 'twa'])),
});
/** `rev` is the build of its page. */
export type Device = z.infer<typeof deviceSchema>;

/** Mail about unread cases: none, a notice, or with texts. */
export const mailNewsSchema = z.enum(['off', 'fact', 'words']);
export type MailNews = z.infer<typeof mailNewsSchema>;

/** Keys of the desk: an own sign by command, empty to take it away. `single: false` switches keys of one sign off. */
export const deskKeysSchema = z.object({
  single: z.optional(z.boolean()),
  own: z.optional(z.record(z.string(), z.string())),
});
export type DeskKeys = z.infer<typeof deskKeysSchema>;

/** A person's settings; a missing one was never chosen. */
export const settingsSchema = z.object({
  language: z.optional(localeSchema),
  scheme: z.optional(z.enum(['auto', 'light', 'dark'])),
  webappNotif: z.optional(z.boolean()),
  mailNews: z.optional(mailNewsSchema),
  /** Of staff. */
  deskKeys: z.optional(deskKeysSchema),
});
/** `auto` follows the device’s scheme. */
export type Settings = z.infer<typeof settingsSchema>;

/**
 * A role at a customer. `staff` roles come from a verified e-mail or phone on the customer's staff
 * list.
 */
export const roleSchema = z.object({
  rlid: idSchema,
  staff: z.boolean(),
  cuid: codeSchema,
  url: z.string(),
  cstmrLbl: z.string(),
  cstmrType: orNewer(customerTypeSchema),
  name: z.string(),
  initials: z.string(),
  level: orNewer(z.enum(['agent', 'manager', 'admin', 'visitor'])),
  moderate: z.optional(z.boolean()),
  logoId: z.optional(z.string()),
  wideLogoId: z.optional(z.string()),
});
export type Role = z.infer<typeof roleSchema>;

/**
 * How far a person is known. `empty`: no session; `new`: a session without an identity; `withIds`:
 * an identity; `partialInfo`: contact details given, not verified; `idValid`: one is verified.
 */
export const userStateSchema = z.enum(['empty', 'new', 'withIds', 'partialInfo', 'idValid']);

/** Unverified contact details of a person; the number in digits. */
export const unverifiedSchema = z.object({ mail: z.optional(z.string()), phone: z.optional(z.string()) });

/** Who the caller is, as `user/sts` answers (specification 7). */
export const userStatusSchema = z.object({
  state: orNewer(userStateSchema),
  crUid: z.optional(idSchema),
  was: z.optional(z.array(idSchema)),
  qrid: z.optional(codeSchema),
  qridDate: z.optional(instantSchema),
  qridUsed: z.optional(z.boolean()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  unverified: z.optional(unverifiedSchema),
  /** Settings of a newer version are dropped. */
  settings: z.catch(settingsSchema, {}),
  survey: z.optional(surveySchema),
  roles: z.array(roleSchema),
  flags: z.object({
    addLaterOn: z.boolean(),
    live: z.boolean(),
    dev: z.boolean(),
    demo: z.boolean(),
    sms: z.optional(z.boolean()),
    smsInbound: z.optional(z.boolean()),
  }),
});
/** The same for `init/id`, which may reject the code sent with it. */
export const identityStatusSchema = z.extend(userStatusSchema, {
  qrRefused: z.optional(orNewer(z.enum(['unknownQr', 'staleQr']))),
  /** What a scanned code leads to. */
  scan: z.optional(scanSchema),
});
/** The caller and the last scan; without an identity there is no `crUid`. */
export type UserStatus = z.infer<typeof userStatusSchema>;

export const knownDeviceSchema = z.object({
  id: idSchema,
  here: z.boolean(),
  /** Its description, if known. */
  device: z.catch(z.optional(deviceSchema), undefined),
  seen: instantSchema,
});
export type KnownDevice = z.infer<typeof knownDeviceSchema>;

/** Contact details and devices of a person, as `user/info` answers. */
export const personInfoSchema = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  devices: z.array(knownDeviceSchema),
});
export type PersonInfo = z.infer<typeof personInfoSchema>;
