import { type RefObject, useEffect, useRef } from 'react';

/**
 * Says when an element comes into sight, and once more after each change of `turn` while it stays there: a button that loads
 * more by itself when somebody scrolls to it. What failed is not tried again so: then, and where the browser cannot tell, the
 * button is pressed.
 * @param turn what changes when more has come
 */
export const useInSight = <E extends Element>(onSight: () => void, turn: unknown): RefObject<E | null> => {
  const element = useRef<E>(null);
  const told = useRef(onSight);
  useEffect(() => {
    told.current = onSight;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when more has come
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) told.current();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [turn]);
  return element;
};
