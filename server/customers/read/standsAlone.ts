import type { Found } from './findings.ts';

/** What a finding is about: these keys of a part of the file and of what is in it; of the file itself, without what is in it. */
interface About {
  readonly part: string;
  readonly keys: readonly string[];
}

const ABOUT: Readonly<Record<string, readonly About[]>> = {
  allStale: [{ part: 'places', keys: ['qr', 'stale'] }],
  allFake: [{ part: 'places', keys: ['qr', 'stale', 'fake'] }],
  nothingToReport: [{ part: 'menu', keys: ['type', 'entries'] }],
  noEmergency: [{ part: 'emergency', keys: [] }],
  reopenAfterErased: [{ part: '', keys: ['retentionDays', 'reopenDays'] }],
  noAdmin: [{ part: 'staff', keys: ['level'] }],
  emptyServices: [
    { part: 'staff', keys: ['gcatCode'] },
    { part: 'menu', keys: ['gcatCode', 'entries'] },
  ],
  noContact: [
    { part: '', keys: [] },
    { part: 'contact', keys: ['mail', 'phone', 'www'] },
  ],
};

/** Keys that may be meant for others: whatever is about what is missing beside them waits until they are mended. */
const UNSURE: readonly string[] = ['unknownKey', 'repeatedKey'];
const ENTRY = /^\d+$/;

/** The places of findings, and of all in which those stand. */
export function placesAround(findings: readonly Found[]): ReadonlySet<string> {
  const around = new Set<string>();
  for (const { place } of findings) {
    let part = place;
    while (part !== '' && !around.has(part)) {
      around.add(part);
      part = part.slice(0, Math.max(0, part.lastIndexOf('.')));
    }
  }
  return around;
}

function disturbs({ id, place }: Found, { part, keys }: About): boolean {
  const key = place.slice(place.lastIndexOf('.') + 1);
  const isMeant = keys.includes(key) || UNSURE.includes(id) || ENTRY.test(key);
  if (part === '') return !place.includes('.') && isMeant;
  return place === part || (place.startsWith(`${part}.`) && isMeant);
}

/** Findings that hold whatever becomes of the errors beside them, and are no consequence of one of them. */
export function standingAlone(findings: readonly Found[], errors: readonly Found[]): Found[] {
  const around = placesAround(errors);
  const disturbed = new Set(
    Object.entries(ABOUT)
      .filter(([, abouts]) => abouts.some((about) => errors.some((error) => disturbs(error, about))))
      .map(([id]) => id),
  );
  return findings.filter(({ id, place }) => !disturbed.has(id) && (id !== 'emptyInfo' || !around.has(place)));
}
