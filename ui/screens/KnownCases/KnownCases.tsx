import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.tsx';
import { Chip } from '../../parts/Chip/Chip.tsx';
import { edgedButtons } from '../shared/askCard.ts';
import { cardClass, paragraphClass, subheadingClass } from '../shared/page.ts';

const Section = styled('section', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$2' });
const Heading = styled('h2', subheadingClass);
const Text = styled('p', paragraphClass, { fontSize: '$sm' });
const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Card = styled('li', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  padding: '$3',
  lineHeight: '$snug',
  ...edgedButtons,
});
const Top = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });
const Icon = styled('span', { display: 'inline-flex', color: '$mainBtnImg' });
const Name = styled('h3', {
  flex: '1 1 auto',
  margin: 0,
  fontSize: '$md',
  fontWeight: '$bold',
  overflowWrap: 'anywhere',
});
const Facts = styled('p', { margin: 0, color: '$mainBtnTxt2', fontSize: '$sm', overflowWrap: 'anywhere' });
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > *': { flex: '1 1 9rem' },
});
const Problem = styled('p', paragraphClass, { fontSize: '$sm', fontWeight: '$bold' });

export type KnownCaseItem = {
  id: string;
  title: string;
  icon?: ReactNode;
  status: string;
  /** "Signalé le 3 mars · 12 personnes" */
  facts: string;
  /** To the own or followed case. */
  link?: { href: string; label: string } | undefined;
};

export type KnownCasesProps = {
  texts: { title: string; text: string; supported: string; follow: string };
  items: readonly KnownCaseItem[];
  onSupport: (id: string) => void;
  onFollow: (id: string) => void;
  /** Being joined. */
  running?: string | undefined;
  /** Why joining failed. */
  problem?: { id: string; text: string } | undefined;
};

/** Open cases of a place, joined in one tap. */
export const KnownCases = ({ texts, items, onSupport, onFollow, running, problem }: KnownCasesProps) => {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{texts.title}</Heading>
      <Text>{texts.text}</Text>
      <List role="list">
        {items.map((one) => {
          const titleId = `${id}-${one.id}`;
          const loading = running === one.id;
          return (
            <Card key={one.id}>
              <Top>
                {one.icon && <Icon aria-hidden="true">{one.icon}</Icon>}
                <Name id={titleId}>{one.title}</Name>
                <Chip>{one.status}</Chip>
              </Top>
              <Facts>{one.facts}</Facts>
              <Actions>
                {one.link ? (
                  <ButtonLink variant="quiet" size="small" href={one.link.href} aria-describedby={titleId}>
                    {one.link.label}
                  </ButtonLink>
                ) : (
                  <>
                    <Button
                      size="small"
                      loading={loading}
                      onClick={() => onSupport(one.id)}
                      aria-describedby={titleId}
                    >
                      {texts.supported}
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      disabled={loading}
                      onClick={() => onFollow(one.id)}
                      aria-describedby={titleId}
                    >
                      {texts.follow}
                    </Button>
                  </>
                )}
              </Actions>
              {problem?.id === one.id && <Problem role="alert">{problem.text}</Problem>}
            </Card>
          );
        })}
      </List>
    </Section>
  );
};
