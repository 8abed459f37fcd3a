import { ChatIcon } from '@parvis/ui/icons/ChatIcon';
import { GatheringPicture } from '@parvis/ui/screens/GatheringPicture';

export const NO_PICTURE = 'none';

const sign = <ChatIcon size={20} />;

/** By picture address or `NO_PICTURE`. */
export const renderGatheringIcon = (src: string) =>
  src === NO_PICTURE ? sign : <GatheringPicture src={src} size="row" fallback={sign} />;
