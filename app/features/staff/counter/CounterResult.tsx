import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { CounterDone } from '@parvis/ui/screens/CounterCase';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import type { OpenedCase } from './counterQueries.ts';
import { describeMadeLink } from './describeMadeLink.ts';

type CounterResultProps = {
  cuid: string;
  opened: OpenedCase;
  onAgain: () => void;
};

/** The opened case, and its link. */
export const CounterResult = ({ cuid, opened, onAgain }: CounterResultProps) => {
  const texts = useTexts();
  const { t } = texts;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('h2')?.focus(), []);
  const href = `/staff/${cuid}/${opened.csid}`;
  const { link } = opened;
  return (
    <div ref={root}>
      <CounterDone
        title={t('counter.done', { nbr: opened.caseNbr })}
        number={link?.number}
        lines={link ? describeMadeLink(link, { wanted: opened.wanted }, texts) : [t('counter.done.before')]}
      >
        <ButtonLink href={href}>{t('counter.show')}</ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          {t('counter.again')}
        </Button>
      </CounterDone>
    </div>
  );
};
