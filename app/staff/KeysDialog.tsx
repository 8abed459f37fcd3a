import { styled } from '@parvis/theme/css/stitches';
import { Dialog } from '@parvis/ui/parts/Dialog';
import { useTexts } from '../texts/useTexts.ts';
import { deskKeys, LEAVE_REPLY } from './deskKeys.ts';

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
  const rows = [
    ...deskKeys.map(({ key, text }) => ({ name: key.toUpperCase(), text })),
    { name: t(LEAVE_REPLY.name), text: LEAVE_REPLY.text },
  ];
  return (
    <Dialog open title={t('staff.keys.title')} onClose={onClose}>
      <Keys>
        {rows.map(({ name, text }) => (
          <div key={text} style={{ display: 'contents' }}>
            <dt>
              <Key>{name}</Key>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </Keys>
      <Hint>{t('staff.keys.off')}</Hint>
    </Dialog>
  );
};
