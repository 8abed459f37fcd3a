import { styled } from '@parvis/theme/css/stitches';
import { Dialog, type DialogProps, fadeAbove } from '@parvis/ui/parts/Dialog';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { useMedia } from '@parvis/ui/useMedia';

/** Lines of text that a window is high, at the least, where what a sheet asks for scrolls above the buttons that end it. */
const ROOM = 30;
/** A line of text, in pixels: a media query knows none of a page whose text was made larger. */
const line = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const EDGE = 'max($space$5, env(safe-area-inset-bottom))';

const Asked = styled('div', {
  // What takes the focus comes to stand above the buttons, which take two rows on a narrow phone, with what is wrong below it.
  '&[data-kept]': { paddingBlockEnd: '$5' },
  '&[data-kept] :is(input, textarea, button)': { scrollMarginBlockEnd: '13rem' },
});
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  paddingBlockStart: '$4',
  '& > *': { flex: '1 1 auto' },
  '&[data-kept]': {
    ...fadeAbove,
    paddingBlockStart: 0,
    position: 'sticky',
    zIndex: 1,
    // Browsers count the padding of what scrolls.
    insetBlockEnd: `calc(-1 * ${EDGE})`,
    marginBlockEnd: `calc(-1 * ${EDGE})`,
    paddingBlockEnd: EDGE,
    backgroundColor: '$drawerBg',
  },
});

/** What is asked or shown apart from the page: a dialog on a desk, where a pointer is; a sheet on a phone, under the thumb. */
export const Panel = ({ actions, children, ...props }: DialogProps) => {
  const isDesk = useMedia('(min-width: 900px)');
  const kept = useMedia(`(min-height: ${ROOM * line()}px)`) || undefined;
  if (isDesk)
    return (
      <Dialog {...props} actions={actions}>
        {children}
      </Dialog>
    );
  return (
    <Drawer {...props}>
      {actions ? <Asked data-kept={kept}>{children}</Asked> : children}
      {actions && <Actions data-kept={kept}>{actions}</Actions>}
    </Drawer>
  );
};
