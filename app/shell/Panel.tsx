import { styled } from '@parvis/theme/css/stitches';
import { Dialog, type DialogProps } from '@parvis/ui/parts/Dialog';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { useMedia } from '@parvis/ui/useMedia';

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  paddingBlockStart: '$4',
  '& > *': { flex: '1 1 auto' },
});

/** What is asked or shown apart from the page: a dialog on a desk, where a pointer is; a sheet on a phone, under the thumb. */
export const Panel = ({ actions, children, ...props }: DialogProps) => {
  const isDesk = useMedia('(min-width: 900px)');
  if (isDesk)
    return (
      <Dialog {...props} actions={actions}>
        {children}
      </Dialog>
    );
  return (
    <Drawer {...props}>
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Drawer>
  );
};
