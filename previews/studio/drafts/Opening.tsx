import { styled } from '@parvis/theme/css/stitches';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Spinner } from '@parvis/ui/parts/Spinner';
import { type ReactNode, useEffect, useState } from 'react';
import { useStudioTexts } from '../shared/texts.tsx';
import type { SavedTheme, ThemeStore } from './store.ts';

const Wait = styled('main', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$6',
  padding: '$8 $5',
  '& > h1': { margin: 0, fontSize: '1.125rem', lineHeight: '$snug' },
});

type State = SavedTheme | 'loading' | 'failed';

export type OpeningProps = {
  store: ThemeStore;
  id: string | undefined;
  children: (theme: SavedTheme | null) => ReactNode;
};

/** Loads the host's theme first, so that work never starts from other colours. */
export const Opening = ({ store, id, children }: OpeningProps) => {
  const { t } = useStudioTexts();
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);
  const loaded = typeof state === 'object';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (id === undefined || loaded) return;
    let current = true;
    store.load(id).then(
      (theme) => current && setState(theme ?? 'failed'),
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, [store, id, loaded, tries]);
  if (id === undefined) return children(null);
  if (typeof state === 'object') return children(state);
  return (
    <Wait>
      <h1>{t('studio.title')}</h1>
      {state === 'loading' ? (
        <Spinner label={t('studio.opening')} showLabel />
      ) : (
        <ErrorState
          title={t('studio.opening.failed')}
          text={t('studio.opening.failed.text')}
          onRetry={() => {
            setState('loading');
            setTries(tries + 1);
          }}
        />
      )}
    </Wait>
  );
};
