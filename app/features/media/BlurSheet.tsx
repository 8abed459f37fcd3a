import { styled } from '@parvis/theme/css/stitches';
import { BlurEditor, type BlurRegion } from '@parvis/ui/parts/BlurEditor';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { getObjectUrl } from './objectUrls.ts';
import { blurPhoto, getOriginal, type Photo } from './prepare.ts';

const Said = styled('p', { margin: 0, marginBlockStart: '$3', lineHeight: '$snug' });

export type BlurSheetProps = {
  photo: Photo;
  number: number;
  onDone: (photo: Photo) => void;
  onClose: () => void;
};

/** Blurs faces and plates before sending; earlier regions stay editable. */
export const BlurSheet = ({ photo, number, onDone, onClose }: BlurSheetProps) => {
  const { t } = useTexts();
  const clear = getOriginal(photo);
  const [regions, setRegions] = useState<readonly BlurRegion[]>(clear.regions);
  const [drawing, setDrawing] = useState(false);
  const [failed, setFailed] = useState(false);
  /** Remounts a dismissed sheet until drawing is done. */
  const [left, setLeft] = useState(0);
  const applyBlur = async () => {
    if (drawing) return;
    if (regions === clear.regions) return onClose();
    setDrawing(true);
    setFailed(false);
    try {
      onDone(await blurPhoto(photo, regions));
    } catch {
      setDrawing(false);
      setFailed(true);
    }
  };
  /** Dismissing applies the regions; after a failure it discards them. */
  const leave = () => {
    if (failed) return onClose();
    setLeft((before) => before + 1);
    void applyBlur();
  };
  return (
    <Panel
      key={left}
      open
      title={t('photo.blur.title')}
      onClose={leave}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('part.cancel')}
          </Button>
          <Button loading={drawing} onClick={() => void applyBlur()}>
            {t('photo.blur.done')}
          </Button>
        </>
      }
    >
      <BlurEditor
        src={getObjectUrl(clear)}
        defaultRegions={regions}
        alt={t('photo.preview', { number })}
        onRegionsChange={setRegions}
        words={{
          region: (at) => t('photo.blur.region', { number: at }),
          count: (count) => (count === 0 ? '' : t('photo.blur.count', { count })),
          hint: t('photo.blur.hint'),
          add: t('photo.blur.add'),
          larger: t('photo.blur.larger'),
          smaller: t('photo.blur.smaller'),
          remove: t('photo.blur.remove'),
          undo: t('photo.blur.undo'),
        }}
      />
      {failed && <Said role="alert">{t('photo.blur.failed')}</Said>}
    </Panel>
  );
};
