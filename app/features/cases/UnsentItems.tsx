import { displayMoment } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { useId } from 'react';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { noteCardClass } from '../../shell/noteCard.ts';
import { UnsentItemButtons } from './FailedActions.tsx';
import { formatWrittenText } from './writtenText.ts';

const Card = styled('section', noteCardClass, {
  '& h2, & p, & ul': { margin: 0 },
  '& h2': { fontSize: '$md' },
});
const List = styled('ul', {
  listStyle: 'none',
  padding: 0,
  '& > li': { paddingBlock: '$3', hairline: 'blockStart' },
  '& > li:last-child': { paddingBlockEnd: 0 },
});
const SentAt = styled('p', { paddingBlockEnd: '$1', fontSize: '$sm' });
const WrittenText = styled('p', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  fontWeight: '$medium',
});
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', paddingBlockStart: '$2' });

export type UnsentItemsProps = { items: readonly OutboxItem[]; outbox: Outbox };

/** Of a former identity: copied or deleted if it cannot return, else only mentioned. */
export const UnsentItems = ({ items, outbox }: UnsentItemsProps) => {
  const { t, locale } = useTexts();
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{t('home.unsent')}</h2>
      <p>{t(items.every(({ known }) => known) ? 'home.unsent.waits' : 'home.unsent.text')}</p>
      <List role="list">
        {items.map((item) => (
          <li key={item.id}>
            <SentAt>{t('home.unsent.at', { at: displayMoment(locale(), new Date(item.created)) })}</SentAt>
            {item.known ? (
              <p>{t('home.unsent.known')}</p>
            ) : (
              <WrittenText>{formatWrittenText(item)}</WrittenText>
            )}
            <Actions>
              <UnsentItemButtons item={item} outbox={outbox} copies={!item.known} />
            </Actions>
          </li>
        ))}
      </List>
    </Card>
  );
};
