import { photosOf } from '@parvis/questionnaire/model/kinds/photo';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import { type ReactNode, useEffect, useState } from 'react';
import type { HeldFile } from '../data/outgoing.ts';
import { PhotoStrip } from '../media/PhotoStrip.tsx';
import type { PlayProps } from '../questions/PlayQuestionnaire.tsx';
import { PhotoField } from './PhotoField.tsx';
import { photosIn } from './photoMessages.ts';
import { photosDraft, withKept } from './photosDraft.ts';

type Reported = Pick<FinalReport, 'answersArray'>;

/** The photos of a report, from the question that asks for them until they are sent. */
export interface ReportPhotos {
  /** Takes those of an item. */
  readonly render: NonNullable<PlayProps['renderPhoto']>;
  /** Those that go with what was answered. */
  readonly of: (report: Reported) => readonly HeldFile[];
  /** The same, as they are looked at before they are sent. */
  readonly view: (report: Reported) => ReactNode;
  readonly forget: () => void;
}

/** Photos that wait for the report of an identity; a reload finds them again. */
export function useReportPhotos(crUid: string, name: string): ReportPhotos {
  const [draft] = useState(() => photosDraft(crUid, name));
  const [photos, setPhotos] = useState(draft.load);
  useEffect(() => {
    let isHere = true;
    void draft.loadAll().then((all) => {
      if (isHere) setPhotos((shown) => withKept(shown, all));
    });
    return () => {
      isHere = false;
    };
  }, [draft]);
  const change = (item: string, files: readonly HeldFile[]) => {
    const all = { ...photos, [item]: files };
    setPhotos(all);
    void draft.save(all).catch(() => undefined);
  };
  const of = (report: Reported) => photosIn(report, photos);
  return {
    render: (item) => (
      <PhotoField
        files={photos[item.id] ?? []}
        max={photosOf(item)}
        crUid={crUid}
        name={`${name}_${item.id}`}
        onChange={(files) => change(item.id, files)}
      />
    ),
    of,
    view: (report) => <PhotoStrip files={of(report)} />,
    forget: draft.remove,
  };
}
