import type { Captions } from '@parvis/api/calls/captions';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CaptionsSheet } from './CaptionsSheet.tsx';
import { createSentVideoCaptionsDraft } from './captionsDraft.ts';
import { DescribeSheet } from './DescribeSheet.tsx';
import type { MessageVideoProps } from './MessageVideo.tsx';
import { describeMedia, fetchCaptions, getCaptionsAddress, type SentMedia } from './sentMedia.ts';

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  alignItems: 'center',
  paddingBlockStart: '$2',
});
const Said = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });

export type SentVideoToolsProps = {
  film: SentMedia;
  player: Omit<MessageVideoProps, 'children' | 'captions'>;
};

/** For the author. */
export const SentVideoTools = ({ film, player }: SentVideoToolsProps) => {
  const { t } = useTexts();
  const { id, alt, captions, noSpeech = false, seconds = 0 } = film.media;
  const [draft] = useState(() => createSentVideoCaptionsDraft(getOwnCrUid(), film.csid, id));
  const [writing, setWriting] = useState<{ readonly begun: Captions | undefined }>();
  const [describing, setDescribing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const runTask = async (work: () => Promise<void>) => {
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
    runTask(async () => {
      const address = getCaptionsAddress(film, film.media);
      setWriting({
        begun: address && captions ? await fetchCaptions(address, captions.language) : undefined,
      });
    });
  const save = (said: Captions | undefined, isSilent: boolean) =>
    runTask(async () => {
      await describeMedia(film, said ? { captions: said } : { captions: null, noSpeech: isSilent });
      draft.remove();
      setWriting(undefined);
    });
  const problem = failed && t('captions.failed');
  return (
    <>
      {noSpeech && <Said>{t('captions.noSpeech')}</Said>}
      <Row>
        <Button variant="quiet" size="small" loading={busy && !writing} onClick={() => void write()}>
          {t(captions ? 'captions.change' : 'captions.begin')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setDescribing(true)}>
          {t(alt ? 'describe.change' : 'describe.begin')}
        </Button>
      </Row>
      {problem && !writing && <Said role="alert">{problem}</Said>}
      {describing && <DescribeSheet {...film} onClose={() => setDescribing(false)} />}
      {writing && (
        <CaptionsSheet
          film={player}
          seconds={seconds}
          begun={writing.begun}
          silent={noSpeech}
          draft={draft}
          done={t('captions.save')}
          busy={busy}
          failed={problem}
          onDone={(said, isSilent) => void save(said, isSilent)}
          onClose={() => {
            setFailed(false);
            setWriting(undefined);
          }}
        />
      )}
    </>
  );
};
