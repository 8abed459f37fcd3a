import { sessionCalls } from '@parvis/api/calls/session';
import type { Device, Settings, UserStatus } from '@parvis/api/entities/user';
import { defaultLocale } from '@parvis/locales/languages';
import { client } from '../../lib/api/client.ts';
import { chosenLocale, forgetLocale, rememberLocale } from '../../lib/boot/boot.ts';
import { chooseScheme, schemeChoice } from '../../lib/branding/scheme.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { setProfile } from '../../lib/session/useProfile.ts';
import { chooseLocale, texts } from '../../lib/texts/store.ts';
import { forget, lastTold, remember, type Told } from './told.ts';

/** Choices synced between devices. */
type Choices = Pick<Settings, 'language' | 'scheme'>;

interface Sides {
  readonly device: Choices;
  readonly profile: Choices;
}

const differs = <K extends keyof Choices>(now: Choices, before: Choices, key: K): boolean =>
  now[key] !== before[key];

/** Three-way merge since `before`; at the first sync, differing values stay. */
function news({ device, profile }: Sides, before?: Sides): Sides {
  const learn = <K extends keyof Choices>(key: K): Sides => {
    const [own, known] = [device[key], profile[key]];
    if (own === known) return { device: {}, profile: {} };
    const fromProfile = before ? differs(profile, before.profile, key) : own === undefined;
    const fromDevice = before ? differs(device, before.device, key) : known === undefined;
    if (known !== undefined && fromProfile) return { device: { [key]: known }, profile: {} };
    return { device: {}, profile: own !== undefined && fromDevice ? { [key]: own } : {} };
  };
  const [language, scheme] = [learn('language'), learn('scheme')];
  return {
    device: { ...language.device, ...scheme.device },
    profile: { ...language.profile, ...scheme.profile },
  };
}

/** Sequence of choices: only the last answer sets the profile. */
let telling = 0;
/** Sessions ended on this page; late answers of one are ignored. */
let ended = 0;

/** Ends the session: nothing counts as sent, and pending answers are ignored. */
export function forgetTold(): void {
  ended += 1;
  telling += 1;
  forget();
}

/** Local choices; "auto" counts only after another scheme. */
function choicesHere(before: Choices = {}): Choices {
  const language = chosenLocale();
  const scheme = schemeChoice();
  return {
    ...(language && { language }),
    ...((scheme !== 'auto' || before.scheme) && { scheme }),
  };
}

/** Saves choices in the profile; a failure is retried later. */
export async function tellChoices(settings: Settings): Promise<void> {
  telling += 1;
  const turn = telling;
  try {
    const profile = await client.call(sessionCalls.userSettingsSet, { body: { settings } });
    if (turn === telling) setProfile(profile);
  } catch {
    // Retried with the next profile.
  }
}

/** Resets the choices, here and in the profile. @returns false on failure */
export async function forgetChoices(): Promise<boolean> {
  try {
    telling += 1;
    setProfile(await client.call(sessionCalls.userSettingsClear, {}));
  } catch {
    return false;
  }
  forgetTold();
  chooseScheme('auto');
  await chooseLocale(defaultLocale);
  forgetLocale();
  return true;
}

async function tellDevice(device: Device, told: Told): Promise<void> {
  const session = ended;
  try {
    await client.call(sessionCalls.userDeviceSet, { body: { device } });
    if (session === ended) remember(told);
  } catch {
    // Retried with the next profile.
  }
}

/** Unsent choices keep their last synced value. */
const notYet = (untold: Choices, before: Choices = {}): Choices => ({
  ...('language' in untold && { language: before.language }),
  ...('scheme' in untold && { scheme: before.scheme }),
});

/** Syncs choices and device with the profile. */
export async function settle({ crUid, settings }: UserStatus): Promise<void> {
  if (!crUid) return;
  const told = lastTold(crUid);
  const before = told && { device: told.here, profile: told.profile };
  const { device: taken, profile: untold } = news(
    { device: choicesHere(told?.here), profile: settings },
    before,
  );
  const session = ended;
  if (taken.scheme) chooseScheme(taken.scheme);
  if (taken.language) await texts.setLocale(taken.language);
  // The person left while texts were loading.
  if (session !== ended) return;
  if (taken.language) rememberLocale(taken.language);
  const device = describeDevice();
  // Unsent until its answer comes.
  const here = { ...choicesHere(told?.here), ...notYet(untold, told?.here) };
  const now = { crUid, device: JSON.stringify(device), here, profile: settings };
  if (told) remember({ ...now, device: told.device });
  if (told?.device !== now.device) await tellDevice(device, now);
  if (Object.keys(untold).length > 0) await tellChoices(untold);
}
