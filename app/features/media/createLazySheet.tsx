import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { type ComponentType, useEffect, useState } from 'react';
import { createLazy, retryLoads } from '../../lib/texts/createLazy.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';

const Said = styled('p', { margin: 0, lineHeight: '$snug' });

type SheetErrorProps = { onRetry: () => void; onClose: () => void };

/** Replaces a sheet; retries when back online. */
const SheetError = ({ onRetry, onClose }: SheetErrorProps) => {
  const { t } = useTexts();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Panel
      open
      title={t('load.failed')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('part.cancel')}
          </Button>
          <Button onClick={onRetry}>{t('load.retry')}</Button>
        </>
      }
    >
      <Said role="alert">{t('load.failed.text')}</Said>
    </Panel>
  );
};

export function createLazySheet<P extends { readonly onClose: () => void }>(
  start: () => Promise<ComponentType<P>>,
) {
  let ready: ComponentType<P> | undefined;
  const part = createLazy(async () => {
    ready = await start();
    return ready;
  });
  const Sheet = (props: P) => {
    const [Inner, setInner] = useState(() => ready);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Inner || failed) return;
      let isHere = true;
      part.load().then(
        (loaded) => isHere && setInner(() => loaded),
        () => {
          // Reopening retries.
          retryLoads();
          if (isHere) setFailed(true);
        },
      );
      return () => {
        isHere = false;
      };
    }, [Inner, failed]);
    if (Inner) return <Inner {...props} />;
    return failed && <SheetError onRetry={() => setFailed(false)} onClose={props.onClose} />;
  };
  return Object.assign(Sheet, { preload: part.preload });
}
