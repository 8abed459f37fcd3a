import { snapshot } from '@parvis/questionnaire/engine/snapshot';
import { oneQuestion, opens } from '@parvis/questionnaire/engine/testing/scenario';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReportDraft } from './reportDraft.ts';

const definition = oneQuestion({ items: [{ type: 'message', id: 'say' }, { type: 'confirm' }] });
const typed = (text: string) => snapshot(definition, opens(definition).types('say', text).state);

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

const opensTab = () => createReportDraft('me', 'market', 'bins');

test('sends one report from two tabs with the same answers', () => {
  opensTab().save(typed('Une fuite'));
  const [one, other] = [opensTab(), opensTab()];
  expect(one.csid()).toBe(other.csid());
  one.remove();
  expect(other.csid()).toBe(one.csid());
});

test('sends another report from a tab with changed answers', () => {
  opensTab().save(typed('Une fuite'));
  const [one, other] = [opensTab(), opensTab()];
  other.save(typed('Une grosse fuite'));
  expect(other.csid()).not.toBe(one.csid());
  expect(opensTab().csid()).toBe(other.csid());
});
