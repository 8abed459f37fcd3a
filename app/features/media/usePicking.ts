import { type ActionDispatch, useEffect, useReducer, useRef } from 'react';
import { type PendingPhotos, toPickedFile } from './pendingPhotos.ts';
import { type Picking, type PickingEvent, reducePicking } from './picking.ts';
import { prepareFile } from './prepare.ts';

/** One at a time: a phone can hold one decoded photo. */
export function usePicking(
  max: number,
  { files, raw }: Pick<PendingPhotos, 'files' | 'raw'>,
): readonly [Picking, ActionDispatch<[PickingEvent]>] {
  const [picking, send] = useReducer(reducePicking, null, () =>
    reducePicking({ max, photos: files.map(toPickedFile), left: [] }, { type: 'picked', files: raw }),
  );
  const begun = useRef(new Set<string>());
  const last = useRef(Promise.resolve());
  useEffect(() => {
    for (const one of picking.photos) {
      if (one.kind !== 'reading' || begun.current.has(one.id)) continue;
      begun.current.add(one.id);
      last.current = last.current.then(async () =>
        send({ type: 'changed', id: one.id, to: await prepareFile(one) }),
      );
    }
  }, [picking]);
  return [picking, send];
}
