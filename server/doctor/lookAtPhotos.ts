import { areGone, lostRows } from '../files/sweep.ts';
import { type Kept, oldBy } from '../files/unknown.ts';
import { type Finding, finding } from './finding.ts';

/** Whether the photos that rows name are where they are looked for, as erasing judges it. Nothing where they cannot be listed: `lookAtStorage` tells why. */
export async function lookAtPhotos(kept: Kept, place: string, now: number): Promise<Finding[]> {
  const there = new Set<string>();
  try {
    for await (const { id } of kept.storage.files()) there.add(id);
  } catch {
    return [];
  }
  const { lost, all } = await lostRows(kept, there, oldBy(now));
  return areGone({ lost: lost.length, all })
    ? [finding('photosElsewhere', `${lost.length}/${all} ${place}`)]
    : [];
}
