import type { TextId } from '@parvis/locales/areas';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { FrameTextsProvider } from '@parvis/ui/texts';
import { useMedia } from '@parvis/ui/useMedia';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { frameWords } from '../../../lib/texts/frameWords.ts';
import { texts } from '../../../lib/texts/store.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';

interface NoticeContent {
  readonly text: TextId;
  readonly action: TextId;
  readonly onAccept: () => void;
}

const Notice = ({ text, action, onAccept, onClose }: NoticeContent & { onClose: () => void }) => {
  const { t } = useTexts();
  // At the bottom it would cover the desktop's bar.
  const isDesk = useMedia('(min-width: 900px)');
  // A live region must exist before its text.
  const [isAnnounced, setTold] = useState(false);
  useEffect(() => setTold(true), []);
  return (
    <ToastRegion under place={isDesk ? 'top' : 'bottom'}>
      {isAnnounced && (
        <Toast
          onClose={onClose}
          action={
            <Button variant="quiet" onClick={onAccept}>
              {t(action)}
            </Button>
          }
        >
          {t(text)}
        </Toast>
      )}
    </ToastRegion>
  );
};

const Framed = (props: NoticeContent & { onClose: () => void }) => (
  <FrameTextsProvider texts={frameWords(useTexts().t)}>
    <Notice {...props} />
  </FrameTextsProvider>
);

let close = () => {};

/** Until accepted or closed; replaces the last one. */
export async function showNotice(noticed: NoticeContent): Promise<void> {
  await texts.load('home');
  close();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  close = () => {
    close = () => {};
    root.unmount();
    place.remove();
  };
  const acceptNotice = () => {
    close();
    noticed.onAccept();
  };
  root.render(<Framed {...noticed} onAccept={acceptNotice} onClose={() => close()} />);
}
