import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useEffect, useState } from 'react';
import { LOADING_HINT_MS } from '../../constants.ts';
import { Button } from '../../parts/Button/Button.tsx';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { visuallyHiddenStyle } from '../../parts/shared/buttonBase.ts';
import { columnClass, pageClass } from '../shared/page.ts';

const Page = styled('main', pageClass);
const Band = styled('div', {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '$header',
  paddingInline: '$4',
  surface: 'hdrBg',
});
const Column = styled('div', columnClass);
const Title = styled('h1', visuallyHiddenStyle);
const Waiting = styled('p', { margin: 0, fontSize: '$sm' });
const Hint = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  '& p': { margin: 0 },
});

// A strict CSP refuses inline styles; outranks shape rules.
const Logo = styled(Skeleton, { '&&&': { inlineSize: '9rem' } });
const Heading = styled(Skeleton, { '&&&': { blockSize: 28, inlineSize: '60%' } });
const Card = styled(Skeleton, {
  '&&&': { blockSize: '5.5rem' },
  '&&&[data-at=first]': { blockSize: '6rem' },
  '&&&[data-at=last]': { blockSize: '5rem' },
});
const CARDS = ['first', 'second', 'last'];

export type LoadingScreenTexts = {
  title: string;
  /** "Init session..." */
  waiting: string;
  /** "Le chargement semble avoir échoué, essayez de rafraichir?" */
  hint?: string;
  refresh?: string;
};

export type LoadingScreenProps = {
  texts: LoadingScreenTexts;
  /** ms after the first render. Default `LOADING_HINT_MS`. */
  hintAfter?: number;
  /** Offered with the hint. */
  onRefresh?: (() => void) | undefined;
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

/** Page skeleton with advice after a delay. */
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
      <Band>{logo ?? <Logo />}</Band>
      <Column>
        <Heading />
        <Waiting role="status">{texts.waiting}</Waiting>
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
        {CARDS.map((at) => (
          <Card key={at} data-at={at} />
        ))}
      </Column>
    </Page>
  );
};
