import { expect, it } from 'vitest';
import { createKeyedMutex } from './keyedMutex.ts';

function held() {
  let end: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const over = new Promise<string>((done, failed) => {
    end = done;
    fail = failed;
  });
  return { over, end, fail };
}

const settled = () => new Promise<void>((done) => setImmediate(done));

it('runs work of one key in order, and work of another key at once', async () => {
  const inLine = createKeyedMutex();
  const first = held();
  const begun: string[] = [];
  const work = (name: string, over: Promise<string> = Promise.resolve(name)) => {
    begun.push(name);
    return over;
  };
  const one = inLine('a', () => work('one', first.over));
  const two = inLine('a', () => work('two'));
  const three = inLine('a', () => work('three'));
  await inLine('b', () => work('other'));
  expect(begun).toEqual(['one', 'other']);
  first.end('done');
  expect(await Promise.all([one, two, three])).toEqual(['done', 'two', 'three']);
  expect(begun).toEqual(['one', 'other', 'two', 'three']);
});

it('rejects the caller of failed work, and still runs the next', async () => {
  const inLine = createKeyedMutex();
  const first = held();
  const one = inLine('a', () => first.over);
  const two = inLine('a', async () => 'two');
  const told = expect(one).rejects.toThrow('no room');
  first.fail(new Error('no room'));
  await told;
  expect(await two).toBe('two');
  await settled();
  expect(await inLine('a', async () => 'later')).toBe('later');
});
