import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BlurTools } from './BlurTools.tsx';
import { Corner, Hint, Order, Picture, Root, Stage, Zone } from './blurStyles.ts';
import type { BlurWords } from './blurWords.ts';
import { begun, edit, seen } from './edit.ts';
import { meaningOf } from './keys.ts';
import type { Region } from './regions.ts';
import { useFinger } from './useFinger.ts';

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
