import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';

const List = styled('ul', { display: 'grid', gap: '$2', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  padding: '$2 $2 $2 $4',
  borderRadius: '$card',
  hairline: 'all',
  surface: 'mainBtnBg',
  color: '$mainBtnTxt1',
  '& > p': { flex: '1 1 8rem', margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: '$snug' },
  '& > p > small': { display: 'block', fontSize: '$xs' },
  '&[data-current]': { surface: 'mainBtnSelBg' },
});

export const DraftList = ({ label, children }: { label: string; children: ReactNode }) => (
  <List aria-label={label}>{children}</List>
);

export type DraftItemProps = {
  title: ReactNode;
  /** Below the title. */
  notes?: readonly string[];
  current?: boolean;
  children: ReactNode;
};

/** Item with buttons. Data attributes: `data-current`. */
export const DraftItem = ({ title, notes = [], current = false, children }: DraftItemProps) => (
  <Item data-current={current || undefined}>
    <p>
      {title}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </p>
    {children}
  </Item>
);
