import { styled } from '@parvis/theme/css/stitches';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useOverlayHost } from '../../overlayHost.ts';
import type { Slot } from '../../slots.ts';
import { buttonBase } from '../shared/buttonBase.ts';
import { innerFocusRing } from '../shared/focusRing.ts';
import { getFocusedElement } from '../shared/getFocusedElement.ts';
import { KeyHint } from '../shared/KeyHint.tsx';
import { observeDisabled } from '../shared/observeDisabled.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  keyHint?: string | undefined;
};

export type MenuSlot = Slot<'Menu'>;

const GAP = 4;
const EDGE = 8;

/** Below its button, end-aligned, or above with more room. */
function placeMenu(menu: HTMLElement, button: Element): void {
  const view = window.visualViewport;
  const width = view?.width ?? window.innerWidth;
  const height = view?.height ?? window.innerHeight;
  const at = button.getBoundingClientRect();
  const { style } = menu;
  const below = height - at.bottom - GAP - EDGE;
  const above = at.top - GAP - EDGE;
  const isBelow = below >= Math.min(menu.scrollHeight, 320) || below >= above;
  style.maxHeight = `${Math.max(isBelow ? below : above, 96)}px`;
  const { width: wide, height: tall } = menu.getBoundingClientRect();
  const toLeft = getComputedStyle(button).direction === 'rtl' ? at.left : at.right - wide;
  style.left = `${Math.max(EDGE, Math.min(toLeft, width - wide - EDGE))}px`;
  style.top = `${isBelow ? at.bottom + GAP : Math.max(EDGE, at.top - GAP - tall)}px`;
  menu.dataset.side = isBelow ? 'below' : 'above';
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home, End or type-ahead. */
function findKeyTarget(key: string, entries: readonly HTMLElement[]): HTMLElement | undefined {
  const [one] = entries;
  const at = entries.indexOf((one && getFocusedElement(one)) as HTMLElement);
  const step = STEPS[key];
  if (step) return entries[step(at, entries.length)];
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const isMatch = (entry: HTMLElement) => entry.textContent?.toLocaleLowerCase().startsWith(letter);
  return [...entries.slice(at + 1), ...entries.slice(0, at + 1)].find(isMatch);
}

const List = styled('div', {
  position: 'fixed',
  zIndex: 50,
  // Over the browser's centring.
  inset: '0 auto auto 0',
  inlineSize: 'max-content',
  minInlineSize: '14rem',
  maxInlineSize: 'min(22rem, 100vw - 16px)',
  margin: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$1',
  borderRadius: '$control',
  hairline: 'all',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$high',
  fontFamily: '$body',
  fontSize: '$md',
  '--pv-ring': '$colors$drawerTxt',
  '--pv-ringGround': '$colors$drawerBg',
});
const Entry = styled('button', buttonBase, innerFocusRing, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  inlineSize: '100%',
  minBlockSize: '$target',
  paddingInline: '$3',
  paddingBlock: '$2',
  borderRadius: '$icon',
  lineHeight: '$snug',
  '& > svg': { flexShrink: 0 },
});
const Words = styled('span', { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'break-word' });

type MenuListProps = {
  button: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  entries: readonly MenuEntry[];
  classNames: Partial<Record<MenuSlot, string>> | undefined;
  onChoose: (id: string) => void;
  /** Returns focus unless it moves elsewhere. */
  onClose: (backToButton?: boolean) => void;
};

/** Arrows move, letters jump, Escape and Tab close. */
export const MenuList = ({ button, labelledBy, entries, classNames, onChoose, onClose }: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const getItems = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const onCloseRef = useRef(onClose);
  onCloseRef.current = onClose;
  useOverlayHost(true, onClose);

  useLayoutEffect(() => {
    const box = list.current;
    const at = button.current;
    if (!box || !at) return;
    box.showPopover?.();
    const updatePosition = () => placeMenu(box, at);
    updatePosition();
    box.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    window.addEventListener('resize', updatePosition);
    window.addEventListener('scroll', updatePosition, true);
    return () => {
      window.removeEventListener('resize', updatePosition);
      window.removeEventListener('scroll', updatePosition, true);
      box.hidePopover?.();
    };
  }, [button]);

  // The focused entry may disappear.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (entries.length > 0 && activeElement === body) getItems().at(-1)?.focus();
  });

  useEffect(() => {
    const handleOutsidePress = (event: PointerEvent) => {
      // Outside a shadow root, `target` is its host.
      const path = event.composedPath();
      if (![list.current, button.current].some((own) => own && path.includes(own))) onCloseRef.current(false);
    };
    const used = button.current
      ? observeDisabled(button.current, () => onCloseRef.current(false))
      : undefined;
    document.addEventListener('pointerdown', handleOutsidePress, true);
    return () => {
      used?.();
      document.removeEventListener('pointerdown', handleOutsidePress, true);
    };
  }, [button]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = findKeyTarget(event.key, getItems());
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  };

  return (
    <List
      ref={list}
      className={classNames?.list}
      role="menu"
      popover="manual"
      aria-labelledby={labelledBy}
      onKeyDown={handleKeyDown}
    >
      {entries.map(({ id, label, icon, keyHint }) => (
        <Entry
          key={id}
          className={classNames?.entry}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => onChoose(id)}
        >
          {icon}
          <Words>{label}</Words>
          {keyHint && <KeyHint aria-hidden="true">{keyHint}</KeyHint>}
        </Entry>
      ))}
    </List>
  );
};
