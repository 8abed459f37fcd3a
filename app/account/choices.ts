import type { Settings } from '@parvis/api/entities/user';

/** What follows a person from device to device. */
export type Choices = Pick<Settings, 'language' | 'scheme'>;

/** What is chosen on this device, and in the profile of its person. */
export interface Sides {
  readonly device: Choices;
  readonly profile: Choices;
}

const differs = <K extends keyof Choices>(now: Choices, before: Choices, key: K): boolean =>
  now[key] !== before[key];

/**
 * What each side must learn of the other: what changed since they were last compared, there first; what only one of them knows. Two
 * that differed when they first met stay as they are: both were chosen.
 * @param before both sides as they were left the last time
 */
export function news({ device, profile }: Sides, before?: Sides): Sides {
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
