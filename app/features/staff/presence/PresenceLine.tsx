import { styled } from '@parvis/theme/css/stitches';
import { Avatar } from '@parvis/ui/parts/Avatar';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { getInitials } from '../assign/getInitials.ts';
import { formatPresence, keepTyping } from './formatPresence.ts';
import { listPresent, usePresentPeople } from './presentPeople.ts';

/** Permanent height: nothing moves when people come or go. */
const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  blockSize: '1.5rem',
  marginBlock: '-4px 4px',
  paddingInline: '$2',
  fontSize: '$xs',
  lineHeight: '$snug',
});
const Faces = styled('span', {
  display: 'flex',
  flexShrink: 0,
  '& > span + span': { marginInlineStart: -6 },
});
const Face = styled(Avatar, {
  '&&': { inlineSize: '1.375rem', blockSize: '1.375rem', borderWidth: 1, fontSize: '0.5625rem' },
});
const Words = styled('span', {
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const FACES_MAX = 3;

export type PresenceLineProps = {
  csid: string;
  crUid: string;
  /** Origin of the draft, shown first. */
  children?: ReactNode;
};

/** Colleagues who view the case or type in it. */
export const PresenceLine = ({ csid, crUid, children }: PresenceLineProps) => {
  const texts = useTexts();
  const people = listPresent(usePresentPeople(), csid, crUid);
  const spoken = useRef(people);
  spoken.current = keepTyping(spoken.current, people);
  return (
    <Line>
      {children}
      <Faces aria-hidden="true">
        {people.slice(0, FACES_MAX).map(({ crUid: id, name }) => (
          <Face key={id} initials={getInitials(name)} />
        ))}
      </Faces>
      <Words aria-hidden="true" data-presence="" title={formatPresence(people, texts)}>
        {formatPresence(people, texts)}
      </Words>
      <VisuallyHidden role="status">{formatPresence(spoken.current, texts)}</VisuallyHidden>
    </Line>
  );
};
