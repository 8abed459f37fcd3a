import type { TextId } from '@parvis/locales/areas';
import type { Translate } from '@parvis/locales/translate';
import { useEffect, useRef, useState } from 'react';
import { getFileKey, getFileNumber } from './picking.ts';
import type { Picked } from './prepare.ts';

type ReadyKind = 'photo' | 'video';
const ADDED = { photo: 'photo.added', video: 'video.added' } as const satisfies Record<ReadyKind, TextId>;
const REMOVED = { photo: 'photo.removed', video: 'video.removed' } as const satisfies Record<
  ReadyKind,
  TextId
>;
const isReady = (one: Picked | undefined): one is Picked & { kind: ReadyKind } =>
  one?.kind === 'photo' || one?.kind === 'video';

/** Announces files read or removed; refusals announce themselves. */
export function describePhotoChanges(
  before: readonly Picked[],
  now: readonly Picked[],
  t: Translate,
): string {
  // Edited photos keep their place.
  const find = (photos: readonly Picked[], one: Picked) =>
    photos.find((other) => getFileKey(other) === getFileKey(one));
  const added = now.filter(isReady).filter((one) => find(before, one)?.kind === 'reading');
  const removed = before.filter(isReady).filter((one) => !find(now, one));
  return [
    ...added.map(({ id, kind }) => t(ADDED[kind], { number: getFileNumber(now, id) })),
    ...removed.map(({ id, kind }) => t(REMOVED[kind], { number: getFileNumber(before, id) })),
  ].join(' ');
}

export function usePhotoNews(photos: readonly Picked[], t: Translate): string {
  const before = useRef(photos);
  const [news, setNews] = useState('');
  useEffect(() => {
    const words = describePhotoChanges(before.current, photos, t);
    before.current = photos;
    if (words) setNews(words);
  }, [photos, t]);
  return news;
}
