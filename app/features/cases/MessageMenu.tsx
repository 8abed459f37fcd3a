import type { TextId } from '@parvis/locales/areas';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { Menu } from '@parvis/ui/parts/Menu';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';

const LONG_PRESS_MS = 500;
/** Movement before scrolling, pixels. */
const SLACK = 10;
/** They keep their own context menu. */
const OWN_MENU = 'a, input, textarea, video';

const isSelecting = (): boolean => !(getSelection()?.isCollapsed ?? true);

/** By right click, Shift+F10 and long press; iOS fires no contextmenu event. */
function listen(row: HTMLElement, button: HTMLButtonElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let isHeld = false;
  const open = () => {
    if (button.getAttribute('aria-expanded') !== 'true') button.click();
  };
  const cancel = () => clearTimeout(timer);
  const handleContextMenu = (event: MouseEvent) => {
    if ((event.target instanceof Element && event.target.closest(OWN_MENU)) || isSelecting()) return;
    event.preventDefault();
    cancel();
    open();
  };
  const handleDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    start = { x: event.clientX, y: event.clientY };
    isHeld = false;
    cancel();
    timer = setTimeout(() => {
      isHeld = true;
      open();
    }, LONG_PRESS_MS);
  };
  /** The finger that opened the menu must not press its entries. */
  const handleLift = (event: TouchEvent) => {
    if (isHeld && event.cancelable) event.preventDefault();
  };
  const handleMove = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) cancel();
  };
  const stop = new AbortController();
  const { signal } = stop;
  row.addEventListener('contextmenu', handleContextMenu, { signal });
  row.addEventListener('pointerdown', handleDown, { signal });
  row.addEventListener('pointermove', handleMove, { signal });
  row.addEventListener('touchend', handleLift, { signal, passive: false });
  for (const end of ['pointerup', 'pointercancel'] as const) row.addEventListener(end, cancel, { signal });
  return () => {
    cancel();
    stop.abort();
  };
}

export interface MessageAction {
  readonly id: string;
  readonly text: TextId;
  readonly run: () => void;
}

export type MessageMenuProps = { actions: readonly MessageAction[] };

export const MessageMenu = ({ actions }: MessageMenuProps) => {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const row = button.current?.closest<HTMLElement>('[data-side]');
    return row && button.current ? listen(row, button.current) : undefined;
  }, []);
  return (
    <Menu
      ref={button}
      variant="quiet"
      size="small"
      iconOnly
      icon={<MoreIcon size={20} />}
      title={t('chat.message.menu')}
      entries={actions.map(({ id, text }) => ({ id, label: t(text) }))}
      onChoose={(id) => actions.find((one) => one.id === id)?.run()}
    >
      {t('chat.message.menu')}
    </Menu>
  );
};
