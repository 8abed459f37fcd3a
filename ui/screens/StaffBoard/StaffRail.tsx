import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { LeaveIcon } from '../../icons/LeaveIcon.tsx';
import { Avatar } from '../../parts/Avatar/Avatar.tsx';
import { Logo } from '../../parts/Header/Logo.tsx';
import { useUiTexts } from '../../texts.tsx';
import { useMedia } from '../../useMedia.ts';
import { type StaffNavEntry, StaffNavList } from './StaffNavList.tsx';

/** Spaced letters may widen it. */
export const RAIL_WIDTH = { icons: '4rem', words: '12rem' } as const;
export const RAIL_WORDS = '(min-width: 1200px)';

const Rail = styled('nav', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  flexShrink: 0,
  inlineSize: 'min-content',
  minInlineSize: RAIL_WIDTH.icons,
  padding: '0.75rem 8px',
  surface: 'hdrBg',
  color: '$txt',
  hairline: 'inlineEnd',
  overflowY: 'auto',
  '--pv-ring': '$colors$txt',
  [`@media ${RAIL_WORDS}`]: { minInlineSize: RAIL_WIDTH.words },
  '@phone': { display: 'none' },
});
const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '2.5rem',
  paddingInline: '$1',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '&[data-narrow]': { justifyContent: 'center', paddingInline: 0 },
});
const Customer = styled('span', {
  flex: '1 1 0',
  minInlineSize: 0,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontWeight: '$bold',
  lineHeight: '$tight',
});
const Foot = styled('div', { marginBlockStart: 'auto', display: 'grid', gap: '$2' });
const Own = styled('div', { display: 'grid', gap: 2, paddingBlockStart: '$2', hairline: 'blockStart' });

export type StaffPerson = {
  name: string;
  initials: string;
  signOut: string;
  onSignOut: () => void;
};

export type StaffRailProps = {
  customer: { label: string; logoSrc?: string | undefined };
  entries: readonly StaffNavEntry[];
  /** At the foot: own settings, other customers. */
  own?: readonly StaffNavEntry[] | undefined;
  person?: StaffPerson | undefined;
  /** Label of the drawer on phones. */
  more: string;
  currentId: string;
  onSelect: (id: string) => void;
  /** Opened by entries. */
  overlay?: ReactNode;
};

const SIGN_OUT = 'signOut';

/** Person and sign-out. */
export const StaffPersonRows = ({
  person,
  narrow,
  tall,
}: {
  person: StaffPerson;
  narrow?: boolean | undefined;
  tall?: boolean | undefined;
}) => (
  <Own>
    <Row data-narrow={narrow || undefined} title={narrow ? person.name : undefined}>
      <Avatar initials={person.initials} label={narrow ? person.name : undefined} />
      {!narrow && <span>{person.name}</span>}
    </Row>
    <StaffNavList
      {...{ narrow, tall }}
      entries={[{ id: SIGN_OUT, label: person.signOut, icon: <LeaveIcon size={20} /> }]}
      onSelect={person.onSignOut}
    />
  </Own>
);

/** Staff navigation on desktops: words from 1200 px, icons below. */
export const StaffRail = ({ customer, entries, own = [], person, currentId, onSelect }: StaffRailProps) => {
  const texts = useUiTexts();
  const narrow = !useMedia(RAIL_WORDS);
  const list = { narrow, currentId, onSelect };
  return (
    <Rail aria-label={texts.mainNavigation}>
      <Row data-narrow={narrow || undefined}>
        <Logo src={customer.logoSrc} initial={customer.label.trim().charAt(0)} />
        {!narrow && <Customer>{customer.label}</Customer>}
      </Row>
      <StaffNavList {...list} entries={entries} />
      <Foot>
        {own.length > 0 && <StaffNavList {...list} entries={own} />}
        {person && <StaffPersonRows person={person} narrow={narrow} />}
      </Foot>
    </Rail>
  );
};
