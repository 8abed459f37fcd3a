import { styled } from '@parvis/theme/css/stitches';
import { Dialog, type DialogProps, fadeAbove } from '@parvis/ui/parts/Dialog';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { useMedia } from '@parvis/ui/useMedia';

/** Minimum window height for sticky buttons, lines of text. */
const MIN_LINES = 30;
/** Pixels: media queries ignore the user's text size. */
const getRootFontSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const EDGE = 'max($space$5, env(safe-area-inset-bottom))';

const Content = styled('div', {
  // A focused field scrolls above the buttons, with room for its error.
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
    // Sticky offsets include the scroller's padding.
    insetBlockEnd: `calc(-1 * ${EDGE})`,
    marginBlockEnd: `calc(-1 * ${EDGE})`,
    paddingBlockEnd: EDGE,
    backgroundColor: '$drawerBg',
  },
});

/** Dialog on desktop, sheet on phones. */
export const Panel = ({ actions, children, ...props }: DialogProps) => {
  const isDesk = useMedia('(min-width: 900px)');
  const isSticky = useMedia(`(min-height: ${MIN_LINES * getRootFontSize()}px)`) || undefined;
  if (isDesk)
    return (
      <Dialog {...props} actions={actions}>
        {children}
      </Dialog>
    );
  return (
    <Drawer {...props}>
      {actions ? <Content data-kept={isSticky}>{children}</Content> : children}
      {actions && <Actions data-kept={isSticky}>{actions}</Actions>}
    </Drawer>
  );
};
