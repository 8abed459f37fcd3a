import { ImageViewer } from '@parvis/ui/parts/ImageViewer';
import type { ChatImage } from '@parvis/ui/screens/Chat';

/** A picture of the conversation, over the whole page. */
export const Viewer = ({ image, onClose }: { image: ChatImage; onClose: () => void }) => (
  <ImageViewer open onClose={onClose} images={[image]} />
);
