import { type MouseEvent, useEffect, useRef } from 'react';

/** Milliseconds until a second tap. */
const DOUBLE_TAP_MS = 500;

/** Focused at once, so that fast typing is not lost. */
function findOnlyField(root: HTMLElement | null): HTMLElement | undefined {
  const fields = root?.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea') ?? [];
  return fields.length === 1 ? fields[0] : undefined;
}

/** Heading, only field in a dialog, or first invalid item. Returns both refs and a double-tap guard. */
export function useQuestionFocus(instance: number, attempts: number, invalid: readonly string[]) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ instance, at: 0 });
  const firstInvalid = invalid[0];

  useEffect(() => {
    if (shown.current.instance === instance) return;
    shown.current = { instance, at: performance.now() };
    (heading.current ?? findOnlyField(root.current) ?? root.current)?.focus();
  }, [instance]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failed try, not for each change of marks
  useEffect(() => {
    if (attempts === 0 || firstInvalid === undefined) return;
    const item = root.current?.querySelector(`[data-item="${CSS.escape(firstInvalid)}"]`);
    item?.querySelector<HTMLElement>('input, textarea, button:not([tabindex="-1"])')?.focus();
  }, [attempts]);

  const guardDoubleTap = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - shown.current.at > DOUBLE_TAP_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { root, heading, guard: guardDoubleTap };
}
