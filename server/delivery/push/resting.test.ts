import { beforeEach, describe, expect, it } from 'vitest';
import { createResting } from './resting.ts';

let now = 0;
let resting = createResting(() => now);
beforeEach(() => {
  now = 1_000_000;
  resting = createResting(() => now);
});
const fail = (host: string, times: number) => {
  for (let at = 0; at < times; at += 1) resting.failed(host);
};

describe('a push service', () => {
  it('that fails four times goes on being asked', () => {
    fail('a.example', 4);
    expect(resting.hosts()).toEqual([]);
  });

  it('that fails five times in a row is left alone, and no other one is', () => {
    fail('a.example', 5);
    resting.failed('b.example');
    expect(resting.hosts()).toEqual(['a.example']);
  });

  it('that answers in between is there', () => {
    fail('a.example', 4);
    resting.answered('a.example');
    fail('a.example', 4);
    expect(resting.hosts()).toEqual([]);
  });

  it('is asked again after its rest, and left alone for longer at its next failure', () => {
    fail('a.example', 5);
    const rests: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const begun = now;
      while (resting.hosts().length > 0) now += 1_000;
      rests.push((now - begun) / 1_000);
      resting.failed('a.example');
    }
    expect(rests).toEqual([5, 15, 30, 60, 120, 120]);
  });

  it('is left alone no longer for failures of what was on its way when its rest began', () => {
    fail('a.example', 50);
    now += 5_000;
    expect(resting.hosts()).toEqual([]);
  });
});
