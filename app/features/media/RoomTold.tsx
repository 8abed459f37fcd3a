import { styled } from '@parvis/theme/css/stitches';
import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { hasRoom } from './deviceRoom.ts';

const Said = styled('p', { margin: 0, lineHeight: '$snug' });

/** Says before anything is sent that this device may not keep it until then: as it is opened, and with what was picked. */
export const RoomTold = ({ bytes }: { /** Of all that was picked. */ bytes: number }) => {
  const { t } = useTexts();
  const [room, setRoom] = useState(true);
  useEffect(() => {
    let left = false;
    void hasRoom(navigator.storage, bytes).then((is) => left || setRoom(is));
    return () => {
      left = true;
    };
  }, [bytes]);
  return room ? null : <Said role="alert">{t('photo.noRoom')}</Said>;
};
