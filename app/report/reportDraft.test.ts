import { oneQuestion, opens } from '@parvis/questionnaire/engine/scenario';
import { snapshot } from '@parvis/questionnaire/engine/snapshot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportDraft } from './reportDraft.ts';

const definition = oneQuestion({
  items: [
    { type: 'message', id: 'say' },
    { type: 'checkbox', id: 'a' },
    { type: 'confirm', id: 'go' },
  ],
});
const shot = ({ state }: ReturnType<typeof opens>) => snapshot(definition, state);

beforeEach(() => {
  const device = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => void device.set(key, value),
      removeItem: (key: string) => void device.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const draft = (over: { crUid?: string; qrid?: string; ccatCode?: string } = {}) => {
  const { crUid = 'me', qrid = 'market', ccatCode = 'bins' } = over;
  return reportDraft(crUid, qrid, ccatCode);
};

test('belongs to one person, one code and one category', () => {
  const kept = shot(opens(definition).types('say', 'Le sac est percé'));
  draft().save(kept);
  expect(draft().load()).toEqual(kept);
  for (const over of [{ crUid: 'you' }, { qrid: 'school' }, { ccatCode: 'toilets' }])
    expect(draft(over).load()).toBeUndefined();
});
