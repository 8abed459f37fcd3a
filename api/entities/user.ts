import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, localeSchema } from './basics.ts';

export const deviceSchema = z.object({
  type: z.enum(['phone', 'tablet', 'desktop']),
  os: z.string().check(z.maxLength(60)),
  browser: z.string().check(z.maxLength(60)),
  rev: z.optional(z.number()),
  legacyIOS: z.boolean(),
  mode: z.optional(z.enum(['browser', 'standalone', 'twa'])),
});
export type Device = z.infer<typeof deviceSchema>;

export const settingsSchema = z.object({
  language: z.optional(localeSchema),
  scheme: z.optional(z.enum(['auto', 'light', 'dark'])),
  webappNotif: z.optional(z.boolean()),
  tutorialSeen: z.optional(z.boolean()),
});
export type Settings = z.infer<typeof settingsSchema>;

/** A role at a customer. `staff` roles come from a verified e-mail or phone on the customer's staff list. */
export const roleSchema = z.object({
  rlid: idSchema,
  staff: z.boolean(),
  cuid: codeSchema,
  /** The site that serves this role; empty when it is this one. */
  url: z.string(),
  cstmrLbl: z.string(),
  cstmrType: z.enum(['town', 'venue', 'campus']),
  name: z.string(),
  level: z.enum(['agent', 'manager', 'admin']),
  logoId: z.optional(z.string()),
  wideLogoId: z.optional(z.string()),
});
export type Role = z.infer<typeof roleSchema>;

/**
 * How far a person is known. `empty`: no session; `new`: a session without an identity;
 * `withIds`: an identity; `partialInfo`: contact details given, not verified; `idValid`: one is verified.
 */
export const userStateSchema = z.enum(['empty', 'new', 'withIds', 'partialInfo', 'idValid']);

export const userStatusSchema = z.object({
  state: userStateSchema,
  crUid: z.optional(idSchema),
  /** The code scanned last and when; `qridUsed` once a case was opened from it. */
  qrid: z.optional(codeSchema),
  qridDate: z.optional(instantSchema),
  qridUsed: z.optional(z.boolean()),
  /** The verified e-mail address, shown to its owner alone. */
  email: z.optional(z.string()),
  settings: settingsSchema,
  roles: z.array(roleSchema),
  flags: z.object({ addLaterOn: z.boolean(), live: z.boolean(), dev: z.boolean(), demo: z.boolean() }),
});
export type UserStatus = z.infer<typeof userStatusSchema>;
