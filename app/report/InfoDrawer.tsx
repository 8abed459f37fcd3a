import { Drawer } from '@parvis/ui/parts/Drawer';
import { LinkedText } from '@parvis/ui/parts/LinkedText';

export type InfoDrawerProps = { title: string; text: string; onClose: () => void };

/** What an info tile says. */
export const InfoDrawer = ({ title, text, onClose }: InfoDrawerProps) => (
  <Drawer open title={title} onClose={onClose}>
    <p>
      <LinkedText text={text} />
    </p>
  </Drawer>
);
