import { Drawer } from '@parvis/ui/parts/Drawer';

/** What an info tile says. */
export const InfoDrawer = ({
  title,
  text,
  onClose,
}: {
  title: string;
  text: string;
  onClose: () => void;
}) => (
  <Drawer open title={title} onClose={onClose}>
    <p>{text}</p>
  </Drawer>
);
