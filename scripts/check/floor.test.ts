import { describe, expect, it } from 'vitest';
import { openFloor } from './floor.mjs';

function twoLanes() {
  let heard = '';
  const floor = openFloor((text) => {
    heard += text;
  });
  return { one: floor.join(), two: floor.join(), heard: () => heard };
}

describe('two lanes of steps that speak at the same time', () => {
  it('are heard one after the other, the first as it comes', () => {
    const { one, two, heard } = twoLanes();
    one.say('a');
    two.say('x');
    one.say('b');
    two.pause();
    expect(heard()).toBe('ab');
    one.pause();
    expect(heard()).toBe('abx');
  });

  it('never hear half a step of the second between two of the first', () => {
    const { one, two, heard } = twoLanes();
    two.say('x');
    two.pause();
    two.say('half');
    one.say('a');
    one.pause();
    one.say('b');
    expect(heard()).toBe('axb');
  });

  it('give the floor to the second when the first has ended, and lose nothing', () => {
    const { one, two, heard } = twoLanes();
    two.say('x');
    one.say('a');
    one.leave();
    expect(heard()).toBe('ax');
    two.say('y');
    expect(heard()).toBe('axy');
  });

  it('are both heard when the second ends first', () => {
    const { one, two, heard } = twoLanes();
    two.say('x');
    two.leave();
    one.say('a');
    one.leave();
    expect(heard()).toBe('ax');
  });
});
