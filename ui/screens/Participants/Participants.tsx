import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { Avatar } from '../../parts/Avatar/Avatar.tsx';
import { visuallyHiddenStyle } from '../../parts/shared/buttonBase.ts';

const Root = styled('section', { display: 'grid', gap: '$3' });
const Title = styled('h3', {
  margin: 0,
  fontSize: '$sm',
  fontWeight: '$bold',
  lineHeight: '$snug',
  '&[data-hidden]': visuallyHiddenStyle,
});
const List = styled('ul', { margin: 0, padding: 0, display: 'grid', gap: '$4', listStyle: 'none' });
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '$1 $3',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});
const Name = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$sm',
  fontWeight: '$bold',
});
const Fact = styled('span', { display: 'block', fontSize: '$xs' });
const Action = styled('span', { display: 'block', paddingBlockStart: '$1' });

/** A participant of a case. */
export type ParticipantLine = {
  id: string;
  name: string;
  initials: string;
  color?: string | undefined;
  icon?: ReactNode;
  /** Role, since when, read until. */
  facts: readonly string[];
  action?: ReactNode;
};

export type ParticipantsProps = {
  title: string;
  /** The container shows it. Default `false`. */
  hideTitle?: boolean;
  people: readonly ParticipantLine[];
};

/** Participants of a case. */
export const Participants = ({ title, hideTitle = false, people }: ParticipantsProps) => {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId} data-hidden={hideTitle ? '' : undefined}>
        {title}
      </Title>
      <List>
        {people.map(({ id, name, initials, color, icon, facts, action }) => (
          <Row key={id}>
            <Avatar initials={initials} color={color} />
            <span>
              <Name>
                {name}
                {icon}
              </Name>
              {facts.map((fact) => (
                <Fact key={fact}>{fact}</Fact>
              ))}
              {action && <Action>{action}</Action>}
            </span>
          </Row>
        ))}
      </List>
    </Root>
  );
};
