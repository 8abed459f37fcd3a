import { type ReactNode, useRef, useState } from 'react';
import { client } from '../../lib/api/client.ts';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { getObjectUrl } from '../media/objectUrls.ts';
import { pickPicture } from '../media/pickPhotos.ts';
import { prepareFile } from '../media/prepare.ts';
import { PictureField, type PictureProblem } from './PictureField.tsx';
import { uploadPicture } from './uploadPicture.ts';

/** `kept`: unchanged. */
type Choice = 'kept' | 'none' | QueuedFile;

export type GatheringPictureOptions = {
  readonly side: 'mobile' | 'town';
  readonly cuid: string;
  readonly current?: string | undefined;
};

/** Uploads when the form is sent. */
export function useGatheringPicture({ side, cuid, current }: GatheringPictureOptions): {
  readonly field: ReactNode;
  readonly isReading: boolean;
  /** Uploads once. @returns id, null if removed, undefined if unchanged @throws CallFailed */
  readonly upload: () => Promise<string | null | undefined>;
} {
  const [choice, setChoice] = useState<Choice>('kept');
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();
  const uploaded = useRef<string>(undefined);
  const pick = async () => {
    const file = await pickPicture();
    if (!file) return;
    setProblem(undefined);
    setReading(true);
    const read = await prepareFile({ kind: 'reading', id: createId(), file });
    setReading(false);
    if (read.kind === 'photo') setChoice({ id: read.id, blob: read.blob });
    else setProblem('unreadable');
  };
  const upload = async () => {
    if (choice === 'kept') return undefined;
    if (choice === 'none') return null;
    if (uploaded.current === choice.id) return choice.id;
    setProblem(undefined);
    try {
      await uploadPicture(client, { side, cuid }, choice);
    } catch (error) {
      setProblem('notSent');
      throw error;
    }
    uploaded.current = choice.id;
    return choice.id;
  };
  const src = choice === 'kept' ? current : choice === 'none' ? undefined : getObjectUrl(choice);
  return {
    field: (
      <PictureField
        {...{ src, problem }}
        reading={isReading}
        onPick={() => void pick()}
        onRemove={() => {
          setProblem(undefined);
          setChoice(current === undefined ? 'kept' : 'none');
        }}
      />
    ),
    isReading,
    upload,
  };
}
