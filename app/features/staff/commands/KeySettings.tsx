import { styled } from '@parvis/theme/css/stitches';
import { isComposing } from '@parvis/ui/inputMethod';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import type { DeskCommand } from './deskCommands.ts';
import {
  changeableCommands,
  findConflict,
  formatKey,
  getKeyName,
  getKeys,
  isChoosable,
  type OwnKeys,
} from './keyBindings.ts';
import { useKeySettings, useSaveKeys } from './useKeySettings.ts';

const List = styled('ul', { listStyle: 'none', margin: 0, padding: 0, marginBlock: '$3' });
const Row = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $3',
  paddingBlock: '$1',
  hairline: 'blockEnd',
});
const Words = styled('span', { flex: '1 1 12rem', '@phone': { flexBasis: '100%' } });
const Keys = styled('span', { display: 'flex', gap: '$1' });
const Key = styled('kbd', {
  minInlineSize: '2rem',
  padding: '2px 8px',
  border: '1px solid currentColor',
  borderRadius: '$mark',
  textAlign: 'center',
  fontFamily: 'inherit',
});
const Problem = styled('p', { flexBasis: '100%', margin: 0, fontSize: '$sm', fontWeight: '$bold' });

type KeyRowProps = {
  command: DeskCommand;
  own: OwnKeys;
  onChoose: (key: string) => void;
};

/** The button takes the next key pressed. */
const KeyRow = ({ command, own, onChoose }: KeyRowProps) => {
  const { t } = useTexts();
  const [waits, setWaits] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keys = getKeys(command, own);
  const what = t(command.text);
  const hear = (event: KeyboardEvent) => {
    if (!waits || isComposing(event.nativeEvent) || event.key === 'Tab' || event.key === 'Shift') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return setWaits(false);
    const key = getKeyName(event.nativeEvent);
    if (key === undefined || !isChoosable(key)) return setProblem(t('staff.settings.keys.oneSign'));
    const taken = findConflict(command.id, key, own);
    if (taken)
      return setProblem(t('staff.settings.keys.taken', { key: formatKey(key, t), what: t(taken.text) }));
    setProblem(undefined);
    setWaits(false);
    onChoose(key);
  };
  const stop = () => {
    setWaits(false);
    setProblem(undefined);
  };
  return (
    <Row>
      <Words>{what}</Words>
      <Keys>
        {keys.length === 0
          ? t('staff.settings.keys.none')
          : keys.map((key) => <Key key={key}>{formatKey(key, t)}</Key>)}
      </Keys>
      <Button
        variant="quiet"
        size="small"
        aria-label={t(waits ? 'staff.settings.keys.waits' : 'staff.settings.keys.change', { what })}
        onClick={() => setWaits(!waits)}
        onKeyDown={hear}
        onBlur={stop}
      >
        {t(waits ? 'staff.settings.keys.press' : 'staff.settings.keys.change.short')}
      </Button>
      <Button
        variant="plain"
        size="small"
        disabled={keys.length === 0}
        aria-label={t('staff.settings.keys.remove', { what })}
        onClick={() => onChoose('')}
      >
        {t('staff.settings.keys.remove.short')}
      </Button>
      {problem && <Problem role="alert">{problem}</Problem>}
    </Row>
  );
};

/** Switches, changes and resets keys. */
export const KeySettings = () => {
  const { t } = useTexts();
  const { single, own } = useKeySettings();
  const { mutate, isError, isPending, variables } = useSaveKeys();
  const shown = isPending
    ? { single: variables.single ?? single, own: variables.own ?? own }
    : { single, own };
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      <Checkbox checked={shown.single} onCheckedChange={(on) => mutate({ single: on, own })}>
        {t('staff.settings.keys')}
      </Checkbox>
      {isError && <Problem role="alert">{t('staff.settings.keys.failed')}</Problem>}
      {shown.single && (
        <>
          <List aria-label={t('staff.keys.title')}>
            {changeableCommands.map((command) => (
              <KeyRow
                key={command.id}
                command={command}
                own={shown.own}
                onChoose={(key) => mutate({ single, own: { ...shown.own, [command.id]: key } })}
              />
            ))}
          </List>
          <Button
            variant="quiet"
            size="small"
            disabled={Object.keys(shown.own).length === 0}
            onClick={() => {
              mutate({ single, own: {} });
              box.current?.focus();
            }}
          >
            {t('staff.settings.keys.reset')}
          </Button>
        </>
      )}
    </div>
  );
};
