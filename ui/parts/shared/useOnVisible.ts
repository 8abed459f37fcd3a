import { type RefObject, useEffect, useRef } from 'react';

/**
 * For infinite loading; the user retries failures.
 * @param turn changes once more has loaded
 */
export const useOnVisible = <E extends Element>(onSight: () => void, turn: unknown): RefObject<E | null> => {
  const element = useRef<E>(null);
  const onSightRef = useRef(onSight);
  useEffect(() => {
    onSightRef.current = onSight;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when more has come
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSightRef.current();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [turn]);
  return element;
};
