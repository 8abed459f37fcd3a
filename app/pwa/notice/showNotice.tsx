import { FrameTextsProvider } from '@parvis/ui/texts';
import { createRoot } from 'react-dom/client';
import { frameWords } from '../../texts/frameWords.ts';
import { texts } from '../../texts/store.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Notice, type Noticed } from './Notice.tsx';

const Framed = (props: Noticed & { onClose: () => void }) => (
  <FrameTextsProvider texts={frameWords(useTexts().t)}>
    <Notice {...props} />
  </FrameTextsProvider>
);

let close = () => {};

/** Tells something quietly beside whatever page is shown, until it is taken or closed; what was told before goes. */
export async function showNotice(noticed: Noticed): Promise<void> {
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
  const take = () => {
    close();
    noticed.onTake();
  };
  root.render(<Framed {...noticed} onTake={take} onClose={() => close()} />);
}
