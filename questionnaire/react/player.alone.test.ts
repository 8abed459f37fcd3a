import { expect, test, vi } from 'vitest';
import { oneQuestion } from '../engine/testing/scenario.ts';
import { createPlayer } from './player.ts';

const two = oneQuestion({
  items: [{ type: 'checkbox', id: 'a' }, { type: 'checkbox', id: 'b' }, { type: 'confirm' }],
});

test('warns once in the console when partial reports have no listener', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onReport = vi.fn();
  for (const callbacks of [{ onReport }, {}, {}]) {
    const player = createPlayer({ definition: two, mode: 'partial' });
    player.callbacks = callbacks;
    player.send({ type: 'CHECK', item: 'b', instance: 1 });
    player.send({ type: 'CONFIRM', instance: 1 });
    expect(player.get().state.status).toBe('complete');
  }
  expect(onReport).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('has no onReport'));
  warn.mockRestore();
});
