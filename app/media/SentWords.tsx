import type { Captions } from '@parvis/api/calls/captions';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { CaptionsSheet } from './CaptionsSheet.tsx';
import type { MessageVideoProps } from './MessageVideo.tsx';
import { captionsAt, captionsOf, describeFilm, type SentFilm } from './sentFilm.ts';

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  alignItems: 'center',
  paddingBlockStart: '$2',
});
const Said = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });

export type SentWordsProps = {
  film: SentFilm;
  player: Omit<MessageVideoProps, 'children' | 'captions'>;
};

/** What is said in one's own film, given or mended after it was sent. */
export const SentWords = ({ film, player }: SentWordsProps) => {
  const { t } = useTexts();
  const { captions, noSpeech = false, seconds = 0 } = film.media;
  const [writing, setWriting] = useState<{ readonly begun: Captions | undefined }>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const write = () =>
    attempt(async () => {
      const address = captionsOf(film, film.media);
      setWriting({ begun: address && captions ? await captionsAt(address, captions.language) : undefined });
    });
  const save = (said: Captions | undefined) =>
    attempt(async () => {
      await describeFilm(film, { captions: said ?? null });
      setWriting(undefined);
    });
  const problem = failed && t('captions.failed');
  return (
    <>
      <Row>
        {noSpeech && <Said>{t('captions.noSpeech')}</Said>}
        <Button variant="quiet" size="small" loading={busy && !writing} onClick={() => void write()}>
          {t(captions ? 'captions.change' : 'captions.begin')}
        </Button>
        {film.side === 'town' && !captions && !noSpeech && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => void attempt(() => describeFilm(film, { noSpeech: true }))}
          >
            {t('captions.noSpeech')}
          </Button>
        )}
      </Row>
      {problem && !writing && <Said role="alert">{problem}</Said>}
      {writing && (
        <CaptionsSheet
          film={player}
          seconds={seconds}
          begun={writing.begun}
          done={t('captions.save')}
          busy={busy}
          failed={problem}
          onDone={(said) => void save(said)}
          onClose={() => {
            setFailed(false);
            setWriting(undefined);
          }}
        />
      )}
    </>
  );
};
