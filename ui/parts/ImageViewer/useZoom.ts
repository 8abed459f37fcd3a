import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fitRoom, type Point } from './view.ts';
import { createZoomState, reduceZoom, type Swipe, type ZoomEvent, type ZoomState } from './zoom.ts';

const NO_ROOM = { frame: { width: 0, height: 0 }, picture: { width: 0, height: 0 } };

/** A notch is about 100 pixels; touchpads send many small steps. */
const WHEEL_STEP = 1 / 350;
/** Pixels per line, for `DOM_DELTA_LINE`. */
const LINE = 16;

/** Wheels scroll long pictures. */
const isLong = ({ room }: ZoomState): boolean => room.whole !== undefined;

const toStagePoint = (stage: Element, event: { clientX: number; clientY: number }): Point => {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
};

/** `offsetWidth` rounds, which long pictures enlarge. */
function measureSize(image: HTMLImageElement | null) {
  const { width = '', height = '' } = image ? getComputedStyle(image) : {};
  return { width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 };
}

/** Measures sizes, listens to pointers and wheel. */
export function useZoom(onSwipe: (swipe: Swipe) => void, rotation: number) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const stateRef = useRef(createZoomState(NO_ROOM));
  const onSwipeRef = useRef(onSwipe);
  const [state, setState] = useState(stateRef.current);
  const [fit, setFit] = useState(1);
  useEffect(() => {
    onSwipeRef.current = onSwipe;
  });

  const send = useCallback((event: ZoomEvent) => {
    const [next, swipe] = reduceZoom(stateRef.current, event);
    stateRef.current = next;
    setState(next);
    if (swipe) onSwipeRef.current(swipe);
  }, []);

  const measure = useCallback(() => {
    const [frame, image] = [stage.current, picture.current];
    if (!frame) return;
    const upright = {
      frame: { width: frame.clientWidth, height: frame.clientHeight },
      picture: measureSize(image),
      natural: { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 },
    };
    const { fit, room } = fitRoom(upright, rotation);
    setFit(fit);
    send({ type: 'room', room });
  }, [send, rotation]);

  useEffect(measure, [measure]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === 0 ? 1 : LINE;
      const pixels = event.deltaY * unit;
      // Touchpads pinch by Ctrl + wheel.
      if (isLong(stateRef.current) && !event.ctrlKey)
        return send({ type: 'pan', by: { x: -event.deltaX * unit, y: -pixels } });
      send({ type: 'zoom', factor: Math.exp(-pixels * WHEEL_STEP), at: toStagePoint(element, event) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // React's `onWheel` is passive and cannot prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, [measure, send]);

  const report = (type: 'down' | 'move' | 'up') => (event: PointerEvent<HTMLElement>) => {
    if (type === 'down' && event.button > 0) return;
    const at = toStagePoint(event.currentTarget, event);
    send({ type, id: event.pointerId, ...at, time: event.timeStamp });
  };
  const cancel = (event: PointerEvent<HTMLElement>) => send({ type: 'cancel', id: event.pointerId });
  const handlers = {
    onPointerDown: report('down'),
    onPointerMove: report('move'),
    onPointerUp: report('up'),
    onPointerCancel: cancel,
    onPointerLeave: cancel,
  };
  return { stage, picture, state, send, measure, handlers, fit };
}
