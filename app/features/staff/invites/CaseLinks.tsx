import type { ConnectLink } from '@parvis/api/entities/link';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Chip } from '@parvis/ui/parts/Chip';
import { useId } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { describeLink, formatLinkRole, formatLinkState } from './describeLink.ts';

const Section = styled('section', { display: 'grid', gap: '$2', paddingBlockStart: '$4' });
const Title = styled('h3', { margin: 0, fontSize: '$md', fontWeight: '$bold' });
const List = styled('ul', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  lineHeight: '$snug',
});
const Words = styled('div', { flex: '1 1 14rem', display: 'grid', gap: '$1', justifyItems: 'start' });
const Name = styled('span', { display: 'flex', flexWrap: 'wrap', gap: '$2', fontWeight: '$bold' });
const Line = styled('span', { fontSize: '$sm' });

export type CaseLinksProps = { links: readonly ConnectLink[]; onWithdraw: (link: ConnectLink) => void };

/** Valid links can be withdrawn. */
export const CaseLinks = ({ links, onWithdraw }: CaseLinksProps) => {
  const texts = useTexts();
  const { t } = texts;
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{t('invites.list')}</Title>
      {links.length === 0 ? (
        <Line>{t('invites.list.empty')}</Line>
      ) : (
        <List role="list">
          {links.map((link) => (
            <Item key={link.id}>
              <Words>
                <Name>
                  {formatLinkRole(link, t)}
                  <Chip>{formatLinkState(link, t)}</Chip>
                </Name>
                {describeLink(link, texts).map((line) => (
                  <Line key={line}>{line}</Line>
                ))}
              </Words>
              {link.state === 'valid' && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('invites.withdraw.of', { name: formatLinkRole(link, t) })}
                  onClick={() => onWithdraw(link)}
                >
                  {t('invites.withdraw')}
                </Button>
              )}
            </Item>
          ))}
        </List>
      )}
    </Section>
  );
};
