import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, MouseEvent } from 'react';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useFrameTexts } from '../../texts.tsx';
import { buttonBase } from '../shared/buttonBase.ts';
import { innerFocusRing } from '../shared/focusRing.ts';
import { isModifiedClick } from '../shared/isModifiedClick.ts';
import { type LinkElement, type LinkOverrides, mergeLinkProps } from '../shared/mergeLinkProps.ts';

export type { LinkElement } from '../shared/mergeLinkProps.ts';

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

/** Thumb-sized; negative margins keep the row low. */
const Link = styled('button', buttonBase, innerFocusRing, {
  minBlockSize: '$target',
  marginBlock: '-$2',
  paddingInline: '$2',
  marginInlineStart: '-$2',
  borderRadius: '$control',
  // As high as a button.
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const Current = styled('span', { fontWeight: '$bold', overflowWrap: 'anywhere' });

const Chevron = styled(ChevronIcon, {
  flexShrink: 0,
  marginInlineEnd: '$2',
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
});

export type Crumb = {
  id: string;
  label: string;
  href?: string | undefined;
  /** Router link: `<Link to="/cases" />`. */
  render?: LinkElement | undefined;
};

export type BreadcrumbsSlot = Slot<'Breadcrumbs'>;

export type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'onSelect'> & {
  /** From the root; the last is the current page, not a link. */
  items: readonly Crumb[];
  /** Without it, links navigate. */
  onSelect?: ((id: string) => void) | undefined;
  classNames?: Partial<Record<BreadcrumbsSlot, string>> | undefined;
};

const getLinkProps = ({ href, render }: Crumb, given: LinkOverrides): object => {
  if (render) return mergeLinkProps(render, given);
  return { ...(href ? { as: 'a', href } : { type: 'button' }), ...given };
};

/** Navigation path. Renders a `<nav>` with an ordered list of links, or buttons without `href` and `render`. */
export const Breadcrumbs = ({ items, onSelect, classNames, ...rest }: BreadcrumbsProps) => {
  const texts = useFrameTexts();
  const last = items.length - 1;
  const handleSelect = (event: MouseEvent, { id, render }: Crumb) => {
    if (!onSelect || isModifiedClick(event)) return;
    if (!render) event.preventDefault();
    onSelect(id);
  };
  return (
    <Root aria-label={texts.breadcrumbs} {...rest}>
      <List>
        {items.map((item, index) => (
          <Step key={item.id}>
            {index === last ? (
              <Current className={classNames?.current} aria-current="page" data-current="">
                {item.label}
              </Current>
            ) : (
              <>
                <Link
                  {...getLinkProps(item, {
                    className: classNames?.link,
                    onClick: (event) => handleSelect(event, item),
                  })}
                >
                  {item.label}
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
