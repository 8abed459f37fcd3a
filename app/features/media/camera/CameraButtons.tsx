import { styled } from '@parvis/theme/css/stitches';
import { BoltIcon } from '@parvis/ui/icons/BoltIcon';
import { CameraIcon } from '@parvis/ui/icons/CameraIcon';
import { PlayIcon } from '@parvis/ui/icons/PlayIcon';
import { RefreshIcon } from '@parvis/ui/icons/RefreshIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import type { LiveCamera } from './openCamera.ts';
import { isRecordingSupported } from './recordVideo.ts';
import { useTorch } from './useTorch.ts';

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  justifyContent: 'center',
  '&[hidden]': { display: 'none' },
});

export type CameraButtonsProps = {
  hidden: boolean;
  live: LiveCamera | undefined;
  /** The picture shows, and another shot fits. */
  ready: boolean;
  onShoot: () => void;
  onFilm: (stream: MediaStream) => void;
  onTurn: () => void;
};

/** According to the camera's capabilities. */
export const CameraButtons = ({ hidden, live, ready, onShoot, onFilm, onTurn }: CameraButtonsProps) => {
  const { t } = useTexts();
  const torch = useTorch(live);
  return (
    <Row hidden={hidden}>
      <Button icon={<CameraIcon />} disabled={!live || !ready} onClick={onShoot}>
        {t('camera.shoot')}
      </Button>
      {live && isRecordingSupported() && (
        <Button variant="quiet" icon={<PlayIcon />} disabled={!ready} onClick={() => onFilm(live.stream)}>
          {t('camera.film')}
        </Button>
      )}
      {live?.hasOther && (
        <Button variant="quiet" icon={<RefreshIcon />} onClick={onTurn}>
          {t('camera.turn')}
        </Button>
      )}
      {torch && (
        <Button variant="quiet" icon={<BoltIcon />} aria-pressed={torch.lit} onClick={torch.onToggle}>
          {t('camera.torch')}
        </Button>
      )}
    </Row>
  );
};
