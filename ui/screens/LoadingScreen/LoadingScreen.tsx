import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useEffect, useState } from 'react';
import { LOADING_HINT_MS } from '../../constants.ts';
import { Button } from '../../parts/Button/Button.tsx';
import { Spinner } from '../../parts/Spinner/Spinner.tsx';
import { hiddenVisually } from '../../parts/shared/buttonBase.ts';
import { pageClass } from '../shared/page.ts';

const Page = styled('main', pageClass, {
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$6',
  padding: '$6',
  textAlign: 'center',
});
const Title = styled('h1', hiddenVisually);
const Hint = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$4',
  maxInlineSize: '24rem',
  '& p': { margin: 0 },
});

export type LoadingScreenTexts = {
  /** Name of the screen, for who cannot see it. */
  title: string;
  /** What is awaited: "Init session..." */
  waiting: string;
  /** After a while: "Le chargement semble avoir échoué, essayez de rafraichir?" */
  hint?: string;
  refresh?: string;
};

export type LoadingScreenProps = {
  /** Words of the screen. */
  texts: LoadingScreenTexts;
  /** When the hint appears, in milliseconds from the first drawing. */
  hintAfter?: number;
  /** Offers to load the page again, when it takes long. */
  onRefresh?: (() => void) | undefined;
  /** Above the ring: the customer's logo. */
  logo?: ReactNode;
};

const useElapsed = (milliseconds: number): boolean => {
  const [elapsed, setElapsed] = useState(milliseconds <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
};

/** A wait that fills the screen, with advice once it is long. Renders a `<main>`. */
export const LoadingScreen = ({
  texts,
  hintAfter = LOADING_HINT_MS,
  onRefresh,
  logo,
}: LoadingScreenProps) => {
  const late = useElapsed(hintAfter) && texts.hint !== undefined;
  return (
    <Page aria-busy="true" data-late={late || undefined}>
      <Title>{texts.title}</Title>
      {logo}
      <Spinner label={texts.waiting} showLabel />
      {late && (
        <Hint role="status">
          <p>{texts.hint}</p>
          {onRefresh && texts.refresh && (
            <Button variant="quiet" onClick={onRefresh}>
              {texts.refresh}
            </Button>
          )}
        </Hint>
      )}
    </Page>
  );
};
