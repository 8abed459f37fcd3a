import type { TextId } from '@parvis/locales/areas';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { useMedia } from '@parvis/ui/useMedia';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/useTexts.ts';

/** What is told, and what can be done about it. */
export interface Noticed {
  readonly text: TextId;
  readonly action: TextId;
  readonly onTake: () => void;
}

/** Something that is told beside a page, until it is taken or closed. */
export const Notice = ({ text, action, onTake, onClose }: Noticed & { onClose: () => void }) => {
  const { t } = useTexts();
  // It stays: at a desk it would cover the bar.
  const isDesk = useMedia('(min-width: 900px)');
  // A region that is there before its words is announced.
  const [told, setTold] = useState(false);
  useEffect(() => setTold(true), []);
  return (
    <ToastRegion under place={isDesk ? 'top' : 'bottom'}>
      {told && (
        <Toast
          onClose={onClose}
          action={
            <Button variant="quiet" onClick={onTake}>
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
