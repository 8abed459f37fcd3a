import { type PointerEvent, useRef } from 'react';
import type { EditEvent } from './edit.ts';
import type { Point } from './regions.ts';

/** Where on the picture it is. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const box = currentTarget.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

/** What a picture hears of one finger, or of a mouse; a second finger is let be. */
export function useFinger(send: (event: EditEvent) => void, aspect: number) {
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
