import { Button } from '@parvis/ui/parts/Button';
import { Popup } from '@parvis/ui/parts/Popup';
import { FrameTextsProvider } from '@parvis/ui/texts';
import { createRoot } from 'react-dom/client';
import { frameWords } from '../../texts/frameWords.ts';
import { texts } from '../../texts/store.ts';
import { useTexts } from '../../texts/useTexts.ts';

const UpdateNotice = ({ onTake, onClose }: { onTake: () => void; onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <FrameTextsProvider texts={frameWords(t)}>
      <Popup
        data-update=""
        title={t('update.title')}
        above="bar"
        onClose={onClose}
        actions={<Button onClick={onTake}>{t('update.take')}</Button>}
      >
        {t('update.text')}
      </Popup>
    </FrameTextsProvider>
  );
};

let close = () => {};

/** Tells quietly that a newer version is there, beside whatever page is shown, until it is taken or closed. */
export async function showUpdate(onTake: () => void): Promise<void> {
  await texts.load('install');
  close();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  close = () => {
    close = () => {};
    root.unmount();
    place.remove();
  };
  root.render(<UpdateNotice onTake={onTake} onClose={() => close()} />);
}
