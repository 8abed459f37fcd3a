import { ImageViewer } from '@parvis/ui/parts/ImageViewer';
import type { ChatImage } from '@parvis/ui/screens/Chat';

export const Viewer = ({ image, onClose }: { image: ChatImage; onClose: () => void }) => (
  <ImageViewer open onClose={onClose} images={[image]} />
);
