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

/** What follows a person from device to device. */
type Choices = Pick<Settings, 'language' | 'scheme'>;

/** Choices stored on this device, and those of the person's profile. */
interface Sides {
  readonly device: Choices;
  readonly profile: Choices;
}

const differs = <K extends keyof Choices>(now: Choices, before: Choices, key: K): boolean =>
  now[key] !== before[key];

/** What each side must learn from the other since `before`. Values that differed at the first meeting both stay. */
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

/** Choices on their way: the answer to the last one alone is the profile. */
let telling = 0;
/** Sessions that ended on this page: what was told in one of them is no news of the next. */
let ended = 0;

/** A session ended: the next one has heard nothing yet, and answers that are still on their way leave nothing of it behind. */
export function forgetTold(): void {
  ended += 1;
  telling += 1;
  forget();
}

/** What was chosen on this device; that it follows its own scheme is a choice only after another one. */
function choicesHere(before: Choices = {}): Choices {
  const language = chosenLocale();
  const scheme = schemeChoice();
  return {
    ...(language && { language }),
    ...((scheme !== 'auto' || before.scheme) && { scheme }),
  };
}

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

/** Forgets language and scheme: here, and for all devices of the person. @returns false where the server did not hear of it */
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
    // Told again with the next profile.
  }
}

/** Choices that the profile has not heard of, as they were when it last had. */
const notYet = (untold: Choices, before: Choices = {}): Choices => ({
  ...('language' in untold && { language: before.language }),
  ...('scheme' in untold && { scheme: before.scheme }),
});

/** Takes over choices made elsewhere, and tells the server what changed on this device. */
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
  // Whoever left while the words were coming keeps no choice on this device.
  if (session !== ended) return;
  if (taken.language) rememberLocale(taken.language);
  const device = describeDevice();
  // What is told now is compared anew when its answer has come; until then it counts as not told.
  const here = { ...choicesHere(told?.here), ...notYet(untold, told?.here) };
  const now = { crUid, device: JSON.stringify(device), here, profile: settings };
  if (told) remember({ ...now, device: told.device });
  if (told?.device !== now.device) await tellDevice(device, now);
  if (Object.keys(untold).length > 0) await tellChoices(untold);
}
