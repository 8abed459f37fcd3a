import { styled } from '@parvis/theme/css/stitches';
import { Dialog } from '@parvis/ui/parts/Dialog';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { deskCommands } from './deskCommands.ts';
import { formatKey, getKeys, isSingle } from './keyBindings.ts';
import { useKeySettings } from './useKeySettings.ts';

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
  '& + &': { marginInlineStart: '$1' },
});
/** Focusable for scrolling by keyboard. */
const Region = styled('div', { borderRadius: '$control' });
const Hint = styled('p', { margin: 0, fontSize: '$sm' });

/** Currently active keys. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTexts();
  const { single, own } = useKeySettings();
  const rows = deskCommands
    .map((command) => ({
      ...command,
      keys: getKeys(command, own).filter((key) => single || !isSingle(key)),
    }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <Dialog open title={t('staff.keys.title')} onClose={onClose}>
      <Region role="group" aria-label={t('staff.keys.title')} tabIndex={0}>
        <Keys>
          {rows.map(({ id, keys, text }) => (
            <div key={id} style={{ display: 'contents' }}>
              <dt>
                {keys.map((key) => (
                  <Key key={key}>{formatKey(key, t)}</Key>
                ))}
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </Keys>
        <Hint>{t('staff.keys.off')}</Hint>
      </Region>
    </Dialog>
  );
};
