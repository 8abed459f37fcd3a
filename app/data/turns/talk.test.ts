import { afterEach, expect, it, vi } from 'vitest';
import { openTalk } from './talk.ts';

afterEach(() => vi.unstubAllGlobals());

it('tabs hear each other by a channel, and not themselves', () => {
  const posted: unknown[] = [];
  const channels: EventTarget[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super();
        channels.push(this);
      }
      postMessage = (words: unknown) => void posted.push(words);
      close = () => undefined;
    },
  );
  const talk = openTalk('talk');
  const heard: unknown[] = [];
  talk?.hear((words) => heard.push(words));
  talk?.say({ is: 'said' });
  channels[0]?.dispatchEvent(Object.assign(new Event('message'), { data: { is: 'heard' } }));
  talk?.close();
  // What is still on its way when it is closed is nobody's trouble.
  talk?.say({ is: 'late' });
  expect([posted, heard]).toEqual([[{ is: 'said' }], [{ is: 'heard' }]]);
});

it('without channels they hear each other by what is stored, of which nothing stays', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const page = new EventTarget();
  const stored = new Map<string, string>();
  const written: string[] = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => {
      written.push(value);
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
  const talk = openTalk('talk');
  const heard: unknown[] = [];
  talk?.hear((words) => heard.push(words));
  talk?.say({ is: 'said' });
  const changes = (key: string, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  changes('talk', '{"is":"heard"}');
  changes('talk', null);
  changes('another', '{"is":"of another"}');
  changes('talk', 'no json');
  talk?.close();
  changes('talk', '{"is":"late"}');
  expect([written, stored.size, heard]).toEqual([['{"is":"said"}'], 0, [{ is: 'heard' }, undefined]]);
});

it('where a browser has neither, nobody is heard', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', undefined);
  expect(openTalk('talk')).toBeUndefined();
});
