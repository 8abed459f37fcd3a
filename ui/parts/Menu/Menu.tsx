import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { type MenuEntry, MenuList, type MenuSlot } from './MenuList.tsx';

export type { ButtonVariant } from '../Button/buttonStyles.ts';

const Stack = styled('div', { display: 'grid', gap: '$2' });

export type { MenuEntry, MenuSlot };

export type MenuProps = Omit<ButtonProps, 'onClick' | 'title'> & {
  /** Empty: `aria-disabled`. */
  entries: readonly MenuEntry[];
  onChoose: (id: string) => void;
  title: string;
  classNames?: Partial<Record<MenuSlot, string>> | undefined;
};

/** Touch gets a drawer. */
const isWide = (): boolean => window.matchMedia('(min-width: 900px)').matches;

/** Action menu: a list on wide screens, a drawer on phones. Renders a `<button aria-haspopup>`. */
export const Menu = ({
  entries,
  onChoose,
  title,
  classNames,
  children,
  id: given,
  ref,
  ...rest
}: MenuProps) => {
  const made = useId();
  const id = given ?? made;
  const own = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'list' | 'drawer'>();
  const attach: ComponentProps<'button'>['ref'] = (node) => {
    own.current = node;
    if (typeof ref === 'function') return ref(node);
    if (ref) ref.current = node;
  };
  const close = (backToButton = true) => {
    setOpen(undefined);
    if (backToButton) own.current?.focus();
  };
  const isEmpty = entries.length === 0;
  useEffect(() => {
    if (!isEmpty || !open) return;
    setOpen(undefined);
    own.current?.focus();
  }, [isEmpty, open]);
  const chooseEntry = (chosen: string) => {
    // The drawer traps focus until unmounted, and the next overlay records it.
    flushSync(() => setOpen(undefined));
    own.current?.focus();
    onChoose(chosen);
  };
  return (
    <>
      <Button
        id={id}
        aria-haspopup={open === 'drawer' ? 'dialog' : 'menu'}
        aria-expanded={open !== undefined}
        aria-disabled={isEmpty || undefined}
        data-open={open ? '' : undefined}
        {...rest}
        ref={attach}
        onClick={() => {
          if (open) close();
          else if (!isEmpty) setOpen(isWide() ? 'list' : 'drawer');
        }}
      >
        {children}
      </Button>
      {open === 'list' && (
        <MenuList
          button={own}
          labelledBy={id}
          entries={entries}
          classNames={classNames}
          onChoose={chooseEntry}
          onClose={close}
        />
      )}
      {open === 'drawer' && (
        <Drawer open title={title} onClose={() => close(false)}>
          <Stack className={classNames?.list}>
            {entries.map(({ id: entry, label, icon }) => (
              <Button
                key={entry}
                className={classNames?.entry}
                variant="quiet"
                block
                icon={icon}
                onClick={() => chooseEntry(entry)}
              >
                {label}
              </Button>
            ))}
          </Stack>
        </Drawer>
      )}
    </>
  );
};
