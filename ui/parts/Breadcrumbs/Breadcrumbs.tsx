import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useFrameTexts } from '../../texts.tsx';
import { buttonBase } from '../shared/buttonBase.ts';
import { innerFocusRing } from '../shared/focusRing.ts';

const Root = styled('nav', { fontSize: '$xs', lineHeight: '$snug' });

const List = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Step = styled('li', { display: 'flex', alignItems: 'center', minInlineSize: 0 });

/** Tall enough for a thumb; the room it takes is given back above and below. */
const Link = styled('button', buttonBase, innerFocusRing, {
  minBlockSize: '$target',
  marginBlock: '-$2',
  paddingInline: '$2',
  marginInlineStart: '-$2',
  borderRadius: '$control',
  '&:hover': { textDecoration: 'underline' },
});

const Current = styled('span', { fontWeight: '$bold', overflowWrap: 'anywhere' });

const Chevron = styled(ChevronIcon, {
  flexShrink: 0,
  marginInlineEnd: '$2',
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
});

export type Crumb = { id: string; label: string };

/** A piece of it that takes a class. */
export type BreadcrumbsSlot = Slot<'Breadcrumbs'>;

export type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'onSelect'> & {
  /** From the start to the current place, which is the last and cannot be chosen. */
  items: readonly Crumb[];
  /** A crumb before the last was pressed; called with its id. */
  onSelect: (id: string) => void;
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<BreadcrumbsSlot, string>> | undefined;
};

/**
 * The path that led here.
 * Renders a `<nav>` with an ordered list; the last entry carries `aria-current="page"`. Data attributes: `data-current` on
 * that entry.
 */
export const Breadcrumbs = ({ items, onSelect, classNames, ...rest }: BreadcrumbsProps) => {
  const texts = useFrameTexts();
  const last = items.length - 1;
  return (
    <Root aria-label={texts.breadcrumbs} {...rest}>
      <List>
        {items.map(({ id, label }, index) => (
          <Step key={id}>
            {index === last ? (
              <Current className={classNames?.current} aria-current="page" data-current="">
                {label}
              </Current>
            ) : (
              <>
                <Link className={classNames?.link} type="button" onClick={() => onSelect(id)}>
                  {label}
                </Link>
                <Chevron size="0.875rem" />
              </>
            )}
          </Step>
        ))}
      </List>
    </Root>
  );
};
