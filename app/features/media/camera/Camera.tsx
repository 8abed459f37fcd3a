import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Spinner } from '@parvis/ui/parts/Spinner';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { Panel } from '../../../shell/Panel.tsx';
import { CameraButtons } from './CameraButtons.tsx';
import type { Side } from './cameraSides.ts';
import { type CameraFault, captureFrame } from './openCamera.ts';
import { RecordingPreview } from './RecordingPreview.tsx';
import { RecordingProgress } from './RecordingProgress.tsx';
import { Shots } from './Shots.tsx';
import { useCamera } from './useCamera.ts';
import { useRecording } from './useRecording.ts';

const Room = styled('div', {
  display: 'grid',
  '&[hidden]': { display: 'none' },
  placeItems: 'center',
  minBlockSize: 'min(42vh, 24rem)',
  overflow: 'hidden',
  borderRadius: '$card',
  backgroundColor: 'rgba(128, 128, 128, 0.18)',
  '& > *': { gridArea: '1 / 1' },
});
const View = styled('video', {
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: 'min(52vh, 32rem)',
  objectFit: 'contain',
  // Mirrored for oneself; the photo is not.
  '&[data-side=front]': { transform: 'scaleX(-1)' },
});
const All = styled('div', { display: 'grid', gap: '$4' });
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

const FAULTS = {
  insecure: 'camera.fault.insecure',
  denied: 'camera.fault.denied',
  none: 'camera.fault.none',
  busy: 'camera.fault.busy',
  notSupported: 'camera.fault.other',
} as const satisfies Record<CameraFault, string>;

export type CameraProps = {
  /** Photos that still fit. */
  room: number;
  /** On each shot: the only copy. */
  onTaken: (files: readonly File[]) => void;
  onDone: (files: readonly File[]) => void;
  /** Leaves for the device's picker. */
  onPick: (files: readonly File[]) => void;
};

/** Several photos in a row, or a video. */
export const Camera = ({ room, onTaken, onDone, onPick }: CameraProps) => {
  const { t } = useTexts();
  const [side, setSide] = useState<Side>('back');
  const [shots, setShots] = useState<readonly File[]>([]);
  const [missed, setMissed] = useState(false);
  /** The first frame may take a while. */
  const [seen, setSeen] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(side);
  const live = state.is === 'live' ? state.camera : undefined;
  useEffect(() => {
    setSeen(false);
    if (video.current) video.current.srcObject = live?.stream ?? null;
  }, [live]);
  const full = shots.length >= room;
  const film = useRecording(t('camera.recorded'));
  const { state: filming } = film;
  const isOn = filming.is === 'recording' || filming.is === 'asking';
  const takePhoto = async () => {
    if (!video.current || !live || full) return;
    const file = await captureFrame(video.current, `${t('camera.name', { number: shots.length + 1 })}.jpg`);
    setMissed(file === null);
    if (file) setShots((before) => [...before, file]);
  };
  const filmed = filming.is === 'done' ? filming.file : undefined;
  const used = useMemo(() => (filmed ? [...shots, filmed] : shots), [shots, filmed]);
  useEffect(() => onTaken(used), [onTaken, used]);
  /** Closed while recording: waits for the file. */
  const [leaving, setLeaving] = useState(false);
  const isFilming = filming.is === 'recording';
  useEffect(() => {
    if (leaving && !isFilming) onDone(used);
  }, [leaving, isFilming, used, onDone]);
  const leave = () => {
    film.stop();
    setLeaving(true);
  };
  const done = used.length > 0 && !isOn && (
    <Button onClick={() => onDone(used)}>
      {filming.is === 'done'
        ? t('camera.useFilm', { count: used.length })
        : t('camera.use', { count: used.length })}
    </Button>
  );
  const actions = (
    <>
      {!isOn && (
        <Button variant="quiet" onClick={() => onPick(used)}>
          {t('photo.pick')}
        </Button>
      )}
      {done}
    </>
  );
  return (
    <Panel open title={t('camera.title')} onClose={leave} actions={actions}>
      <All>
        {state.is === 'failed' ? (
          <Said role="alert">{t(FAULTS[state.fault])}</Said>
        ) : (
          <>
            <Room hidden={filming.is === 'done'}>
              <View
                ref={video}
                data-side={side}
                aria-label={t('camera.live')}
                onLoadedData={() => setSeen(true)}
                autoPlay
                playsInline
                muted
              />
              {!(live && seen) && <Spinner label={t('camera.opening')} />}
            </Room>
            {filming.is === 'recording' && <RecordingProgress state={filming} onStop={film.stop} />}
            <CameraButtons
              hidden={isOn || filming.is === 'done'}
              live={live}
              ready={seen && !full}
              onShoot={() => void takePhoto()}
              onFilm={film.begin}
              onTurn={() => setSide(side === 'back' ? 'front' : 'back')}
            />
          </>
        )}
        {filming.is === 'done' && <RecordingPreview file={filming.file} onAgain={film.again} />}
        {filming.is === 'done' && filming.isSilent && <Said>{t('camera.silent')}</Said>}
        {filming.is === 'failed' && <Said role="alert">{t('camera.notRecorded')}</Said>}
        {missed && <Said role="alert">{t('camera.missed')}</Said>}
        <Shots shots={shots} onRetake={() => setShots((before) => before.slice(0, -1))} />
        {full && <Said>{t('photo.full', { count: room })}</Said>}
      </All>
    </Panel>
  );
};
