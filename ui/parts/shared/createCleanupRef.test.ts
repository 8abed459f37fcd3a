import { expect, it } from 'vitest';
import { createCleanupRef } from './createCleanupRef.ts';

const createElement = (name: string) => name as unknown as Element;

/** Records attach and cleanup. */
function createRecordedRef(react?: string) {
  const events: string[] = [];
  const ref = createCleanupRef((one) => {
    events.push(`begin ${one}`);
    return () => events.push(`end ${one}`);
  }, react);
  return { events, ref };
}

it.each(['19.0.0', '19.3.1', '20.0.0', undefined])(
  'returns the cleanup to React %s, and attaches nothing on null',
  (react) => {
    const { events, ref } = createRecordedRef(react);
    const end = ref(createElement('a'));
    expect(ref(null)).toBeUndefined();
    expect(events).toEqual(['begin a']);
    end?.();
    expect(events).toEqual(['begin a', 'end a']);
  },
);

it.each(['18.2.0', '18.3.1'])('runs the cleanup on null in React %s, and returns nothing', (react) => {
  const { events, ref } = createRecordedRef(react);
  expect([ref(createElement('a')), ref(createElement('b')), ref(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(events).toEqual(['begin a', 'begin b', 'end a']);
  ref(null);
  ref(null);
  expect(events.slice(3)).toEqual(['end b']);
});
