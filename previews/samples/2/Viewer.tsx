import { ImageViewer } from '@parvis/ui/parts/ImageViewer';
import type { ChatImage } from '@parvis/ui/screens/Chat';

/** Shows a picture of the conversation full screen. */
export const Viewer = ({ image, onClose }: { image: ChatImage; onClose: () => void }) => (
  <ImageViewer open onClose={onClose} images={[image]} />
);
