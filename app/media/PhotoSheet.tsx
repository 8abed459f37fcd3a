import { ALT_MAX, FILES_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Spinner } from '@parvis/ui/parts/Spinner';
import { TextField } from '@parvis/ui/parts/TextField';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { HeldFile } from '../data/outgoing.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { pickPhotos } from './pickPhotos.ts';
import { addressHere } from './pictures.ts';
import { type Picked, prepared, turned } from './prepare.ts';

const Form = styled('form', { display: 'grid', gap: '$4', margin: 0 });
const Card = styled('div', { display: 'grid', gap: '$2' });
const Picture = styled('img', {
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '40vh',
  objectFit: 'contain',
  borderRadius: '$card',
  backgroundColor: 'rgba(128, 128, 128, 0.18)',
});
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', alignItems: 'center' });
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
        {photos.map((photo, index) =>
          photo.kind === 'refused' ? (
            <Card key={photo.id} role="alert">
              <Said>{t(`photo.refused.${photo.why}`, { name: photo.name })}</Said>
              <Row>
                <Button variant="quiet" size="small" onClick={() => remove(photo.id)}>
                  {t('photo.remove')}
                </Button>
              </Row>
            </Card>
          ) : (
            <Card key={photo.id}>
              <Picture src={addressHere(photo)} alt={t('photo.preview', { number: index + 1 })} />
              <TextField
                label={t('photo.alt')}
                hint={t('photo.alt.hint')}
                maxLength={ALT_MAX}
                value={photo.alt}
                onChange={(event) => change(photo.id, { ...photo, alt: event.target.value })}
              />
              <Row>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={async () => change(photo.id, await turned(photo))}
                >
                  {t('photo.turn')}
                </Button>
                <Button variant="quiet" size="small" onClick={() => remove(photo.id)}>
                  {t('photo.remove')}
                </Button>
              </Row>
            </Card>
          ),
        )}
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
