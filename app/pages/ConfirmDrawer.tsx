import { styled } from '@parvis/theme/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Drawer } from '@parvis/ui/parts/Drawer';

const Actions = styled('div', { display: 'grid', gap: '$2', paddingBlockStart: '$4' });

export type ConfirmDrawerProps = {
  title: string;
  text?: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
};

/** Asks once more before something that cannot be taken back. Closing it is a no. */
export const ConfirmDrawer = ({ title, text, yes, no, onYes, onNo }: ConfirmDrawerProps) => (
  <Drawer open title={title} description={text} onClose={onNo}>
    <Actions>
      <Button block onClick={onYes}>
        {yes}
      </Button>
      <Button block variant="quiet" onClick={onNo}>
        {no}
      </Button>
    </Actions>
  </Drawer>
);
