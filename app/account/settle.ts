import { sessionCalls } from '@parvis/api/calls/session';
import { type Device, type Settings, settingsSchema, type UserStatus } from '@parvis/api/entities/user';
import * as z from 'zod/mini';
import { chosenLocale } from '../boot/boot.ts';
import { client } from '../data/client.ts';
import { chooseScheme, schemeChoice } from '../look/scheme.ts';
import { describeDevice } from '../session/device.ts';
import { setProfile } from '../session/useProfile.ts';
import { chooseLocale } from '../texts/store.ts';
import { type Choices, differenceOf } from './choices.ts';

const KEY = 'pv_told';

/** What this device and a person’s profile said when they last agreed. */
const toldSchema = z.object({ crUid: z.string(), device: z.string(), choices: settingsSchema });
type Told = z.infer<typeof toldSchema>;

function lastTold(crUid: string): Told | undefined {
  try {
    const told = z.parse(toldSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return told.crUid === crUid ? told : undefined;
  } catch {
    return undefined;
  }
}

function remember(told: Told): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // Without storage everything is told again with the next page.
  }
}

/** A session ended: the next one has heard nothing yet. */
export function forgetTold(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}

/** What was chosen on this device; that it follows its own scheme is a choice only after another one. */
function choicesHere(before: Choices): Choices {
  const language = chosenLocale();
  const scheme = schemeChoice();
  return {
    ...(language && { language }),
    ...((scheme !== 'auto' || before.scheme) && { scheme }),
  };
}

/** Choices on their way: the answer to the last one alone is the profile. */
let telling = 0;

/** Keeps choices with the session, for all devices of the person; a failure costs nothing here, it is told again later. */
export async function tellChoices(settings: Settings): Promise<void> {
  telling += 1;
  const turn = telling;
  try {
    const profile = await client.call(sessionCalls.userSettingsSet, { body: { settings } });
    if (turn === telling) setProfile(profile);
  } catch {
    // Told again with the next profile.
  }
}

async function tellDevice(device: Device, told: Told): Promise<void> {
  try {
    await client.call(sessionCalls.userDeviceSet, { body: { device } });
    remember(told);
  } catch {
    // Told again with the next profile.
  }
}

/**
 * What follows from a profile that was read: choices made elsewhere are taken over, what this device has to say since it was
 * last heard (another mode, another build, choices that did not get through) is told.
 */
export async function settle({ crUid, settings }: UserStatus): Promise<void> {
  if (!crUid) return;
  const told = lastTold(crUid);
  const before = told?.choices ?? {};
  const { here, profile } = differenceOf(choicesHere(before), settings, before);
  if (here.scheme) chooseScheme(here.scheme);
  if (here.language) await chooseLocale(here.language);
  const device = describeDevice();
  const now = { crUid, device: JSON.stringify(device), choices: settings };
  if (told) remember({ ...now, device: told.device });
  if (told?.device !== now.device) await tellDevice(device, now);
  if (Object.keys(profile).length > 0) await tellChoices(profile);
}
