import { styled } from '@parvis/theme/css/stitches';
import { Dialog } from '@parvis/ui/parts/Dialog';
import { useTexts } from '../texts/useTexts.ts';
import { deskKeys } from './deskKeys.ts';

const Keys = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$2 $4',
  alignItems: 'center',
  margin: 0,
  marginBlockEnd: '$4',
  '& dt, & dd': { margin: 0 },
});
const Key = styled('kbd', {
  display: 'inline-block',
  minInlineSize: '2rem',
  padding: '2px 8px',
  border: '1px solid currentColor',
  borderRadius: '$mark',
  textAlign: 'center',
  fontFamily: 'inherit',
});
const Hint = styled('p', { margin: 0, fontSize: '$sm' });

/** What each key does, and how to switch them off. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <Dialog open title={t('staff.keys.title')} onClose={onClose}>
      <Keys>
        {deskKeys.map(({ key, text }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <Key>{key.toUpperCase()}</Key>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </Keys>
      <Hint>{t('staff.keys.off')}</Hint>
    </Dialog>
  );
};
