import { ChatIcon } from '@parvis/ui/icons/ChatIcon';
import { GatheringPicture } from '@parvis/ui/screens/GatheringPicture';

/** Icon of a gathering without a picture. */
export const NO_PICTURE = 'none';

const sign = <ChatIcon size={20} />;

/** The picture of a gathering in a row of a list, by its address or `NO_PICTURE`. */
export const renderGatheringIcon = (src: string) =>
  src === NO_PICTURE ? sign : <GatheringPicture src={src} size="row" fallback={sign} />;
