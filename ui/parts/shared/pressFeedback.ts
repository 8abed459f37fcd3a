import { RIPPLE_MS, VIBRATION_MS } from '../../constants.ts';

const hasReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Unless reduced motion is requested. */
export function vibrate(): void {
  if (!hasReducedMotion()) navigator.vibrate?.(VIBRATION_MS);
}

/** `element` must be positioned and clip its overflow. */
export function playRipple(element: HTMLElement, clientX: number, clientY: number): void {
  if (hasReducedMotion()) return;
  const box = element.getBoundingClientRect();
  const circle = document.createElement('span');
  const edge = Math.hypot(box.width, box.height) * 2;
  Object.assign(circle.style, {
    position: 'absolute',
    insetBlockStart: `${clientY - box.top - edge / 2}px`,
    left: `${clientX - box.left - edge / 2}px`,
    inlineSize: `${edge}px`,
    blockSize: `${edge}px`,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    pointerEvents: 'none',
  });
  element.append(circle);
  const growth = circle.animate(
    [
      { transform: 'scale(0)', opacity: 0.16 },
      { transform: 'scale(1)', opacity: 0 },
    ],
    { duration: RIPPLE_MS, easing: 'ease-out' },
  );
  growth.onfinish = () => circle.remove();
  growth.oncancel = () => circle.remove();
}
