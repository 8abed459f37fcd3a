import { FILES_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Spinner } from '@parvis/ui/parts/Spinner';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { HeldFile } from '../data/outgoing.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { pickPhotos } from './pickPhotos.ts';
import { type Picked, prepared } from './prepare.ts';

const Form = styled('form', { display: 'grid', gap: '$4', margin: 0 });
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

export type PhotoSheetProps = {
  /** What was picked when it was opened. */
  first: readonly File[];
  onSend: (files: readonly HeldFile[]) => void;
  onClose: () => void;
};

/** Photos before they are sent: turned, described, taken out, one more. What cannot be read is said at its place. */
export const PhotoSheet = ({ first, onSend, onClose }: PhotoSheetProps) => {
  const { t } = useTexts();
  const formId = useId();
  const [photos, setPhotos] = useState<readonly Picked[]>([]);
  const [reading, setReading] = useState(first.length);
  const begun = useRef(false);
  const add = async (files: readonly File[]) => {
    setReading((many) => many + files.length);
    for (const file of files) {
      const photo = await prepared(file);
      setPhotos((before) => [...before, photo].slice(0, FILES_MAX));
      setReading((many) => many - 1);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was picked is read once
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    setReading(0);
    void add(first);
  }, []);
  const change = (id: string, next: Picked) =>
    setPhotos((before) => before.map((one) => (one.id === id ? next : one)));
  const remove = (id: string) => setPhotos((before) => before.filter((one) => one.id !== id));
  const ready = photos.flatMap((one) => (one.kind === 'photo' ? [one] : []));
  const full = photos.length + reading >= FILES_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready.length > 0 && reading === 0)
      onSend(ready.map(({ id, blob, alt }) => ({ id, blob, ...(alt.trim() && { alt: alt.trim() }) })));
  };
  return (
    <Panel
      open
      title={t('photo.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('part.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={ready.length === 0 || reading > 0}>
            {t('photo.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} noValidate>
        {photos.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            number={index + 1}
            onChange={(next) => change(photo.id, next)}
            onRemove={() => remove(photo.id)}
          />
        ))}
        {reading > 0 && <Spinner label={t('photo.reading')} />}
        {!full && (
          <Button variant="quiet" onClick={async () => void add(await pickPhotos())}>
            {t('photo.more')}
          </Button>
        )}
        <Said>{t('photo.kept')}</Said>
      </Form>
    </Panel>
  );
};
