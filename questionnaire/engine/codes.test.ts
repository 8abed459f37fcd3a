import { describe, expect, test } from 'vitest';
import { allFlows } from '../flows/all.ts';
import type { Questionnaire } from '../model/schema.ts';
import { playedOf, replay } from './replay.ts';
import { restore, snapshot } from './snapshot.ts';
import { oneQuestion, opens } from './testing/scenario.ts';
import { transition } from './transition.ts';
import type { State } from './types.ts';

const CODE = 'ab2c3';
const reported: Questionnaire = {
  version: 1,
  start: 'code',
  questions: {
    code: { items: [{ type: 'input', id: 'c', subType: 'code' }], await: ['wrongCode'], followUp: 'mail' },
    mail: { items: [{ type: 'input', id: 'm', subType: 'email' }], followUp: 'end' },
    end: { items: [{ type: 'confirm' }] },
  },
};

const stored = (definition: Questionnaire, state: State) => JSON.stringify(snapshot(definition, state));
const afterReload = (definition: Questionnaire, state: State) =>
  restore(definition, JSON.parse(stored(definition, state)));

describe('verification codes in stored events', () => {
  test('stores typed texts but no codes', () => {
    const user = opens(reported).types('c', CODE);
    expect(stored(reported, user.state)).not.toContain(CODE);
    user.commits('c').hears();
    user.types('m', 'a@b.f');
    expect(stored(reported, user.state)).not.toContain(CODE);
    expect(afterReload(reported, user.state)).toMatchObject({ questionId: 'mail', typed: { m: 'a@b.f' } });
  });

  test('asks again for a code whose outcome was pending, with the flags and log before it', () => {
    const user = opens(reported);
    const before = user.state;
    user.types('c', CODE).commits('c');
    expect(user.sees()).toBe('waiting');
    expect(afterReload(reported, user.state)).toEqual(before);
  });

  test('asks again in partial mode', () => {
    const user = opens(reported, { mode: 'partial' }).types('c', CODE).commits('c');
    expect(stored(reported, user.state)).not.toContain(CODE);
    expect(afterReload(reported, user.state)).toMatchObject({
      status: 'asking',
      questionId: 'code',
      answers: {},
    });
  });

  test('still waits for an outcome that involves no code', () => {
    const { definition } = allFlows.login;
    const user = opens(definition).types('answer.sms.contact', '0612345678').commits('answer.sms.contact');
    expect(afterReload(definition, user.state)).toEqual(user.state);
  });

  test('stores no code after completion', () => {
    const user = opens(reported)
      .types('c', CODE)
      .commits('c')
      .hears()
      .types('m', 'a@b.fr')
      .commits('m')
      .confirms();
    expect(user.sees()).toBe('done');
    expect(stored(reported, user.state)).not.toContain(CODE);
  });

  test('recognises the same code typed differently after it was sent', () => {
    const both = oneQuestion({
      items: [
        { type: 'input', id: 'c', subType: 'code' },
        { type: 'yesNo', id: 'y', yes: 'yes', no: 'no' },
      ],
    });
    const user = opens(both).types('c', CODE).commits('c').types('c', CODE.toUpperCase()).answers('y', 'yes');
    expect(user.sees()).toBe('done');
    expect(replay(both, playedOf(both, user.state))).toMatchObject({ ok: true });
  });

  test('recognises a code withdrawn after it was sent', () => {
    const optional = oneQuestion({
      items: [
        { type: 'input', id: 'c', subType: 'code', required: false },
        { type: 'yesNo', id: 'y', yes: 'yes', no: 'no' },
      ],
    });
    const user = opens(optional).types('c', CODE).commits('c').types('c', '').answers('y', 'yes');
    expect(user.sees()).toBe('done');
    expect(replay(optional, playedOf(optional, user.state))).toMatchObject({ ok: true });
  });

  test('BACK does not fill a field with a placeholder of an unfinished code', () => {
    const skipped: Questionnaire = {
      ...reported,
      questions: {
        ...reported.questions,
        code: {
          items: [
            { type: 'input', id: 'c', subType: 'code' },
            { type: 'nextButton', id: 'later', skip: true, followUp: 'mail' },
          ],
        },
      },
    };
    const user = opens(skipped).types('c', 'ab').presses('later');
    const restored = afterReload(skipped, user.state);
    if (restored?.status !== 'asking') expect.fail('not asked');
    const [back] = transition(skipped, restored, { type: 'BACK', instance: restored.instance });
    expect(back).toHaveProperty('questionId', 'code');
    expect(back).toHaveProperty('typed', {});
  });
});
