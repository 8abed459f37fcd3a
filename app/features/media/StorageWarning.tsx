import { styled } from '@parvis/theme/css/stitches';
import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { hasStorageRoom } from './hasStorageRoom.ts';

const Said = styled('p', { margin: 0, lineHeight: '$snug' });

/** The device may lack storage for the files. */
export const StorageWarning = ({ bytes }: { bytes: number }) => {
  const { t } = useTexts();
  const [room, setRoom] = useState(true);
  useEffect(() => {
    let left = false;
    void hasStorageRoom(navigator.storage, bytes).then((is) => left || setRoom(is));
    return () => {
      left = true;
    };
  }, [bytes]);
  return room ? null : <Said role="alert">{t('photo.noRoom')}</Said>;
};
