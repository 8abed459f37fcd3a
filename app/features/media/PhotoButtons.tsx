import { styled } from '@parvis/theme/css/stitches';
import { CameraIcon } from '@parvis/ui/icons/CameraIcon';
import { ImageIcon } from '@parvis/ui/icons/ImageIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { canOpenCamera } from './camera/openCamera.ts';

const Buttons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > *': { flex: '1 1 14rem' },
});
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

export type PhotoButtonsProps = {
  first: boolean;
  onTake: () => void;
  onPick: () => void;
};

/** No camera on plain http. */
export const PhotoButtons = ({ first, onTake, onPick }: PhotoButtonsProps) => {
  const { t } = useTexts();
  const camera = canOpenCamera();
  return (
    <>
      {!camera && <Said>{t('camera.fault.insecure')}</Said>}
      <Buttons>
        {camera && (
          <Button variant={first ? 'solid' : 'quiet'} icon={<CameraIcon />} onClick={onTake}>
            {t('photo.take')}
          </Button>
        )}
        <Button variant={first && !camera ? 'solid' : 'quiet'} icon={<ImageIcon />} onClick={onPick}>
          {t('photo.pick')}
        </Button>
      </Buttons>
    </>
  );
};
