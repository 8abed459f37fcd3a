import { type ActionDispatch, useEffect, useReducer, useRef } from 'react';
import { type BegunPhotos, pickedAgain } from './begunPhotos.ts';
import { type Picking, type PickingEvent, pick } from './picking.ts';
import { prepared } from './prepare.ts';

/** Photos that stood in the sheet before and that are picked, each read as it comes: one after the other, so that a phone holds one of them whole at a time. */
export function usePicking(
  max: number,
  { files, raw }: Pick<BegunPhotos, 'files' | 'raw'>,
): readonly [Picking, ActionDispatch<[PickingEvent]>] {
  const [picking, send] = useReducer(pick, null, () =>
    pick({ max, photos: files.map(pickedAgain), left: [] }, { type: 'picked', files: raw }),
  );
  const begun = useRef(new Set<string>());
  const last = useRef(Promise.resolve());
  useEffect(() => {
    for (const one of picking.photos) {
      if (one.kind !== 'reading' || begun.current.has(one.id)) continue;
      begun.current.add(one.id);
      last.current = last.current.then(async () =>
        send({ type: 'changed', id: one.id, to: await prepared(one) }),
      );
    }
  }, [picking]);
  return [picking, send];
}
