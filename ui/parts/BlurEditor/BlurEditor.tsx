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
import {
  createEditState,
  type EditEvent,
  type EditState,
  getVisibleRegions,
  reduceEdit,
} from './reduceEdit.ts';
import type { Point, Region } from './regions.ts';

type BlurWords = Readonly<{
  /** Name of a region, counted from 1. */
  region: (number: number) => string;
  count: (count: number) => string;
  hint: string;
  add: string;
  larger: string;
  smaller: string;
  remove: string;
  undo: string;
}>;

const LARGER = 1.25;

type BlurToolsProps = {
  words: BlurWords;
  state: EditState;
  aspect: number;
  send: (event: EditEvent) => void;
  remove: (id: number) => void;
  add: Ref<HTMLButtonElement>;
};

/** Buttons for people who cannot drag. */
const BlurTools = ({ words, state: { chosen, past }, aspect, send, remove, add }: BlurToolsProps) => {
  const getToolProps = (now: boolean, act: () => void) => ({
    variant: 'quiet' as const,
    size: 'small' as const,
    // `disabled` would drop keyboard focus.
    'aria-disabled': !now || undefined,
    onClick: () => now && act(),
  });
  const scale = (factor: number) => () => chosen !== undefined && send({ type: 'scale', id: chosen, factor });
  const any = chosen !== undefined;
  return (
    <Tools>
      <Button ref={add} {...getToolProps(true, () => send({ type: 'add', aspect }))}>
        {words.add}
      </Button>
      <Button icon={<MinusIcon size={20} />} iconOnly {...getToolProps(any, scale(1 / LARGER))}>
        {words.smaller}
      </Button>
      <Button icon={<PlusIcon size={20} />} iconOnly {...getToolProps(any, scale(LARGER))}>
        {words.larger}
      </Button>
      <Button {...getToolProps(any, () => chosen !== undefined && remove(chosen))}>{words.remove}</Button>
      <Button {...getToolProps(past.length > 0, () => send({ type: 'undo' }))}>{words.undo}</Button>
    </Tools>
  );
};

function toPicturePoint({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const box = currentTarget.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

/** Ignores further pointers. */
function usePointer(send: (event: EditEvent) => void, aspect: number) {
  const finger = useRef<number>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (finger.current !== undefined || event.button !== 0) return;
    finger.current = event.pointerId;
    // Synthetic events have no pointer.
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    const target = event.target instanceof Element ? event.target : null;
    const on = target?.closest<HTMLElement>('[data-region]');
    on?.focus({ preventScroll: true });
    const corner = target?.closest('[data-corner]') != null;
    send({
      type: 'down',
      at: toPicturePoint(event),
      on: on ? Number(on.dataset.region) : undefined,
      corner,
    });
  };
  const createPointerHandler =
    (make: (event: PointerEvent) => EditEvent, last: boolean) => (event: PointerEvent) => {
      if (finger.current !== event.pointerId) return;
      if (last) finger.current = undefined;
      send(make(event));
    };
  return {
    onPointerDown,
    onPointerMove: createPointerHandler((event) => ({ type: 'move', at: toPicturePoint(event) }), false),
    onPointerUp: createPointerHandler(() => ({ type: 'up', aspect }), true),
    onPointerCancel: createPointerHandler(() => ({ type: 'cancel' }), true),
  };
}

/** Fraction of the picture. */
const STEP = 0.02;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function mapKeyToEdit(key: string, shift: boolean, id: number): EditEvent | undefined {
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove', id };
  const [x, y] = ARROWS[key] ?? [];
  if (x === undefined || y === undefined) return undefined;
  return { type: shift ? 'stretch' : 'nudge', id, by: { x, y } };
}

export type BlurRegion = Region;

export type { BlurWords };

export type BlurEditorProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  src: string;
  alt: string;
  words: BlurWords;
  /** Initial regions. Default: none. */
  defaultRegions?: readonly BlurRegion[] | undefined;
  /** Receives fractions of width and height. */
  onRegionsChange?: ((regions: readonly BlurRegion[]) => void) | undefined;
};

const formatPercent = (share: number) => `${share * 100}%`;

/** Draws, moves and resizes blurred areas by pointer, keys or buttons. Renders a `<div>`. */
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
  const [state, send] = useReducer(reduceEdit, defaultRegions, createEditState);
  const { regions, chosen, made } = state;
  const shown = getVisibleRegions(state);

  const reportedRegions = useRef(regions);
  useEffect(() => {
    if (reportedRegions.current === regions) return;
    reportedRegions.current = regions;
    onRegionsChange?.(regions);
  }, [regions, onRegionsChange]);

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
    const meaning = mapKeyToEdit(event.key, event.shiftKey, id);
    if (!meaning) return;
    event.preventDefault();
    if (meaning.type === 'remove') remove(id);
    else send(meaning);
  };
  return (
    <Root {...rest}>
      <Hint id={hintId}>{words.hint}</Hint>
      <Stage ref={stage} data-vaul-no-drag="" {...usePointer(send, aspect)}>
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
            style={{
              left: formatPercent(x),
              top: formatPercent(y),
              width: formatPercent(width),
              height: formatPercent(height),
            }}
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
