import { snapshot } from '@parvis/questionnaire/engine/snapshot';
import { oneQuestion, opens } from '@parvis/questionnaire/engine/testing/scenario';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReportDraft } from '../report/reportDraft.ts';
import { createMessageDraft } from './answersDraft.ts';

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

const draft = (crUid = 'me', csid = 'case-1', msgId = 3) => createMessageDraft(crUid, csid, msgId);

const report = (crUid = 'me', qrid = 'market', ccatCode = 'bins') => createReportDraft(crUid, qrid, ccatCode);

test.each([
  ['one question of one case', draft(), [draft('you'), draft('me', 'case-2'), draft('me', 'case-1', 4)]],
  [
    'one category at one code',
    report(),
    [report('you'), report('me', 'school'), report('me', 'market', 'wc')],
  ],
])('scopes a draft to one person and %s', (_what, own, others) => {
  const kept = shot(opens(definition).types('say', 'Merci pour le lavabo'));
  own.save(kept);
  expect(own.load()).toMatchObject(kept);
  for (const other of others) expect(other.load()).toBeUndefined();
});
test('survives the last answer until the outbox holds the answers', () => {
  draft().save(shot(opens(definition).types('say', 'Le sac est percé')));
  draft().save(undefined);
  expect(draft().load()).toBeDefined();
  draft().remove();
  expect(draft().load()).toBeUndefined();
});
