import { sessionCalls } from '@parvis/api/calls/session';
import type { Device, Settings, UserStatus } from '@parvis/api/entities/user';
import { defaultLocale } from '@parvis/locales/languages';
import { client } from '../../lib/api/client.ts';
import { clearLocale, readChosenLocale, saveLocale } from '../../lib/boot/boot.ts';
import { chooseScheme, readSchemeChoice } from '../../lib/branding/scheme.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { setProfile } from '../../lib/session/useProfile.ts';
import { chooseLocale, texts } from '../../lib/texts/store.ts';
import { clearSyncState, readSyncState, type SyncState, saveSyncState } from './syncState.ts';

type Choices = Pick<Settings, 'language' | 'scheme'>;

interface Sides {
  readonly device: Choices;
  readonly profile: Choices;
}

const isDifferent = <K extends keyof Choices>(now: Choices, before: Choices, key: K): boolean =>
  now[key] !== before[key];

/** Three-way merge since `before`; the first sync keeps differing values. */
function mergeChoices({ device, profile }: Sides, before?: Sides): Sides {
  const mergeKey = <K extends keyof Choices>(key: K): Sides => {
    const [own, known] = [device[key], profile[key]];
    if (own === known) return { device: {}, profile: {} };
    const fromProfile = before ? isDifferent(profile, before.profile, key) : own === undefined;
    const fromDevice = before ? isDifferent(device, before.device, key) : known === undefined;
    if (known !== undefined && fromProfile) return { device: { [key]: known }, profile: {} };
    return { device: {}, profile: own !== undefined && fromDevice ? { [key]: own } : {} };
  };
  const [language, scheme] = [mergeKey('language'), mergeKey('scheme')];
  return {
    device: { ...language.device, ...scheme.device },
    profile: { ...language.profile, ...scheme.profile },
  };
}

/** Only the last answer sets the profile. */
let choiceSequence = 0;
/** Ignores late answers of sessions ended on this page. */
let endedSessions = 0;

/** Nothing counts as sent; ignores pending answers. */
export function resetSync(): void {
  endedSessions += 1;
  choiceSequence += 1;
  clearSyncState();
}

/** "auto" counts only after another scheme. */
function readLocalChoices(before: Choices = {}): Choices {
  const language = readChosenLocale();
  const scheme = readSchemeChoice();
  return {
    ...(language && { language }),
    ...((scheme !== 'auto' || before.scheme) && { scheme }),
  };
}

/** A failure is retried later. */
export async function saveChoices(settings: Settings): Promise<void> {
  choiceSequence += 1;
  const turn = choiceSequence;
  try {
    const profile = await client.call(sessionCalls.userSettingsSet, { body: { settings } });
    if (turn === choiceSequence) setProfile(profile);
  } catch {
    // The next profile retries.
  }
}

/** Here and in the profile. @returns false on failure */
export async function resetChoices(): Promise<boolean> {
  try {
    choiceSequence += 1;
    setProfile(await client.call(sessionCalls.userSettingsClear, {}));
  } catch {
    return false;
  }
  resetSync();
  chooseScheme('auto');
  await chooseLocale(defaultLocale);
  clearLocale();
  return true;
}

async function sendDevice(device: Device, synced: SyncState): Promise<void> {
  const session = endedSessions;
  try {
    await client.call(sessionCalls.userDeviceSet, { body: { device } });
    if (session === endedSessions) saveSyncState(synced);
  } catch {
    // The next profile retries.
  }
}

/** Unsent choices keep their last synced value. */
const revertUnsent = (unsent: Choices, before: Choices = {}): Choices => ({
  ...('language' in unsent && { language: before.language }),
  ...('scheme' in unsent && { scheme: before.scheme }),
});

export async function syncChoices({ crUid, settings }: UserStatus): Promise<void> {
  if (!crUid) return;
  const synced = readSyncState(crUid);
  const before = synced && { device: synced.here, profile: synced.profile };
  const { device: taken, profile: unsent } = mergeChoices(
    { device: readLocalChoices(synced?.here), profile: settings },
    before,
  );
  const session = endedSessions;
  if (taken.scheme) chooseScheme(taken.scheme);
  if (taken.language) await texts.setLocale(taken.language);
  // The person left while texts were loading.
  if (session !== endedSessions) return;
  if (taken.language) saveLocale(taken.language);
  const device = describeDevice();
  // Unsent until its answer comes.
  const here = { ...readLocalChoices(synced?.here), ...revertUnsent(unsent, synced?.here) };
  const now = { crUid, device: JSON.stringify(device), here, profile: settings };
  if (synced) saveSyncState({ ...now, device: synced.device });
  if (synced?.device !== now.device) await sendDevice(device, now);
  if (Object.keys(unsent).length > 0) await saveChoices(unsent);
}
