import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Corner, Hint, Order, Picture, Root, Stage, Tools, Zone } from './blurStyles.ts';
import { begun, type EditEvent, type EditState, edit, seen } from './edit.ts';
import type { Point, Region } from './regions.ts';

/** What is said in the editor. */
type BlurWords = Readonly<{
  /** The name of a region, counted from 1. */
  region: (number: number) => string;
  /** How many there are, for whoever does not see them. */
  count: (count: number) => string;
  /** How a region is drawn, moved, resized. */
  hint: string;
  /** Names of the buttons. */
  add: string;
  larger: string;
  smaller: string;
  remove: string;
  undo: string;
}>;

/** By how much a press makes a region larger. */
const LARGER = 1.25;

type BlurToolsProps = {
  words: BlurWords;
  state: EditState;
  aspect: number;
  send: (event: EditEvent) => void;
  remove: (id: number) => void;
  /** The button that is always there. */
  add: Ref<HTMLButtonElement>;
};

/** What can be done without a finger on the picture. Renders a `<div>`. */
const BlurTools = ({ words, state: { chosen, past }, aspect, send, remove, add }: BlurToolsProps) => {
  const tool = (now: boolean, act: () => void) => ({
    variant: 'quiet' as const,
    size: 'small' as const,
    // Stays in reach of the keyboard: a focused button that is disabled loses the focus.
    'aria-disabled': !now || undefined,
    onClick: () => now && act(),
  });
  const scale = (factor: number) => () => chosen !== undefined && send({ type: 'scale', id: chosen, factor });
  const any = chosen !== undefined;
  return (
    <Tools>
      <Button ref={add} {...tool(true, () => send({ type: 'add', aspect }))}>
        {words.add}
      </Button>
      <Button icon={<MinusIcon size={20} />} iconOnly {...tool(any, scale(1 / LARGER))}>
        {words.smaller}
      </Button>
      <Button icon={<PlusIcon size={20} />} iconOnly {...tool(any, scale(LARGER))}>
        {words.larger}
      </Button>
      <Button {...tool(any, () => chosen !== undefined && remove(chosen))}>{words.remove}</Button>
      <Button {...tool(past.length > 0, () => send({ type: 'undo' }))}>{words.undo}</Button>
    </Tools>
  );
};

/** Where on the picture it is. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const box = currentTarget.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

/** What a picture hears of one finger, or of a mouse; a second finger is let be. */
function useFinger(send: (event: EditEvent) => void, aspect: number) {
  const finger = useRef<number>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (finger.current !== undefined || event.button !== 0) return;
    finger.current = event.pointerId;
    // An event that no finger made has none to follow.
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    const target = event.target instanceof Element ? event.target : null;
    const on = target?.closest<HTMLElement>('[data-region]');
    on?.focus({ preventScroll: true });
    const corner = target?.closest('[data-corner]') != null;
    send({
      type: 'down',
      at: pointOf(event),
      on: on ? Number(on.dataset.region) : undefined,
      corner,
    });
  };
  const follow = (make: (event: PointerEvent) => EditEvent, last: boolean) => (event: PointerEvent) => {
    if (finger.current !== event.pointerId) return;
    if (last) finger.current = undefined;
    send(make(event));
  };
  return {
    onPointerDown,
    onPointerMove: follow((event) => ({ type: 'move', at: pointOf(event) }), false),
    onPointerUp: follow(() => ({ type: 'up', aspect }), true),
    onPointerCancel: follow(() => ({ type: 'cancel' }), true),
  };
}

/** A press of an arrow moves by so much: a share of the picture. */
const STEP = 0.02;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** What a key means for the region that has the focus; nothing for most keys. */
function meaningOf(key: string, shift: boolean, id: number): EditEvent | undefined {
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove', id };
  const [x, y] = ARROWS[key] ?? [];
  if (x === undefined || y === undefined) return undefined;
  return { type: shift ? 'stretch' : 'nudge', id, by: { x, y } };
}

export type BlurRegion = Region;

export type { BlurWords };

export type BlurEditorProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** The picture, as it would be sent. */
  src: string;
  /** What it shows. */
  alt: string;
  /** What is said in it. */
  words: BlurWords;
  /** The regions that stand at first; none by default. */
  defaultRegions?: readonly BlurRegion[] | undefined;
  /** They are others now, in shares of the picture's width and height. */
  onRegionsChange?: ((regions: readonly BlurRegion[]) => void) | undefined;
};

const percent = (share: number) => `${share * 100}%`;

/**
 * Where a picture will be blurred: drawn by a finger, placed by a tap, moved and resized by fingers, keys and buttons.
 * Renders a `<div>`.
 */
export const BlurEditor = ({
  src,
  alt,
  words,
  defaultRegions = [],
  onRegionsChange,
  ...rest
}: BlurEditorProps) => {
  const hintId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [aspect, setAspect] = useState(1);
  const [state, send] = useReducer(edit, defaultRegions, begun);
  const { regions, chosen, made } = state;
  const shown = seen(state);

  const told = useRef(regions);
  useEffect(() => {
    if (told.current === regions) return;
    told.current = regions;
    onRegionsChange?.(regions);
  }, [regions, onRegionsChange]);

  // What was made last takes the keys.
  const before = useRef(made);
  useEffect(() => {
    if (before.current === made) return;
    before.current = made;
    stage.current?.querySelector<HTMLElement>(`[data-region="${made}"]`)?.focus({ preventScroll: true });
  }, [made]);

  const remove = (id: number) => {
    send({ type: 'remove', id });
    add.current?.focus();
  };
  const onKeyDown = (id: number) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meaning = meaningOf(event.key, event.shiftKey, id);
    if (!meaning) return;
    event.preventDefault();
    if (meaning.type === 'remove') remove(id);
    else send(meaning);
  };
  return (
    <Root {...rest}>
      <Hint id={hintId}>{words.hint}</Hint>
      <Stage ref={stage} data-vaul-no-drag="" {...useFinger(send, aspect)}>
        <Picture
          src={src}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setAspect(naturalWidth / Math.max(1, naturalHeight))
          }
        />
        {shown.map(({ id, x, y, width, height }, at) => (
          <Zone
            key={id}
            type="button"
            data-region={id}
            aria-label={words.region(at + 1)}
            aria-describedby={hintId}
            aria-pressed={id === chosen}
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
            onFocus={() => send({ type: 'choose', id })}
            onKeyDown={onKeyDown(id)}
          >
            <Order aria-hidden>{at + 1}</Order>
            <Corner data-corner="" aria-hidden />
          </Zone>
        ))}
      </Stage>
      <VisuallyHidden role="status">{words.count(regions.length)}</VisuallyHidden>
      <BlurTools add={add} {...{ words, state, aspect, send, remove }} />
    </Root>
  );
};
