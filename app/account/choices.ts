import type { Settings } from '@parvis/api/entities/user';

/** What follows a person from device to device. */
export type Choices = Pick<Settings, 'language' | 'scheme'>;

/** What two sides that differ must learn: this device, and the person’s profile. */
export interface Difference {
  readonly here: Choices;
  readonly profile: Choices;
}

/**
 * Brings device and profile together: of two that differ the one counts that changed since they last agreed. Where they never
 * did, the profile has followed the person and counts.
 * @param before what both said when they last agreed
 */
export function differenceOf(device: Choices, profile: Choices, before: Choices = {}): Difference {
  const follows = <K extends keyof Choices>(key: K): Difference => {
    const [own, known] = [device[key], profile[key]];
    if (own === known) return { here: {}, profile: {} };
    if (known !== undefined && known !== before[key]) return { here: { [key]: known }, profile: {} };
    return { here: {}, profile: own === undefined ? {} : { [key]: own } };
  };
  const [language, scheme] = [follows('language'), follows('scheme')];
  return {
    here: { ...language.here, ...scheme.here },
    profile: { ...language.profile, ...scheme.profile },
  };
}
