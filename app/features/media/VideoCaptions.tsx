import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { VideoWithCaptions } from './applyPendingCaptions.ts';
import { getLanguageName } from './captionLanguages.ts';
import type { PendingVideo } from './prepare.ts';

const All = styled('div', {
  display: 'grid',
  gap: '$2',
  justifyItems: 'start',
  '& > [role=checkbox]': { inlineSize: '100%' },
});
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', alignItems: 'center' });
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

/** Unfinished captions. */
const BEGUN = { goes: 'captions.begun', faulty: 'captions.unfinished' } as const;

export type VideoCaptionsProps = VideoWithCaptions & {
  /** Captions are requested. */
  asked: boolean;
  /** Restores the focus after captioning. */
  back: boolean;
  onChange: (next: PendingVideo) => void;
  onWrite: () => void;
  children: ReactNode;
};

/** Captions before sending, or a mark that there is no speech. */
export const VideoCaptions = ({
  film,
  begun,
  asked,
  back,
  onChange,
  onWrite,
  children,
}: VideoCaptionsProps) => {
  const { t, locale } = useTexts();
  const { captions, noSpeech = false, hasSound } = film.video;
  const write = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (back) write.current?.focus();
  }, [back]);
  if (hasSound === false)
    return (
      <All>
        <Said>{t('captions.silent')}</Said>
        <Row>{children}</Row>
      </All>
    );
  return (
    <All>
      {captions && (
        <Said>
          {t('captions.written', {
            count: captions.cues.length,
            language: getLanguageName(captions.language, locale()),
          })}
        </Said>
      )}
      {begun && (captions || begun === 'faulty') && <Said role="status">{t(BEGUN[begun])}</Said>}
      {!captions && begun !== 'faulty' && (
        <>
          <Said>{t(asked ? 'captions.asked' : 'captions.offered')}</Said>
          <Checkbox
            checked={noSpeech}
            onCheckedChange={(is) => onChange({ ...film, video: { ...film.video, noSpeech: is } })}
          >
            {t('captions.noSpeech')}
          </Checkbox>
        </>
      )}
      <Row>
        {!noSpeech && (
          <Button ref={write} variant="quiet" size="small" onClick={onWrite}>
            {t(captions || begun === 'faulty' ? 'captions.change' : 'captions.begin')}
          </Button>
        )}
        {children}
      </Row>
    </All>
  );
};
