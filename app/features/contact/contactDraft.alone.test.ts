import { beforeEach, expect, test, vi } from 'vitest';
import type { StorageSlot } from '../../lib/session/storageSlot.ts';
import { emptyContact } from './contactForm.ts';
import { createContactDraft } from './useContact.ts';

vi.hoisted(() =>
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: 'https://town.example' }),
);

let kept: unknown;
const keeper: StorageSlot = {
  load: () => kept,
  save: (value) => {
    kept = value;
  },
  remove: () => {
    kept = undefined;
  },
};
beforeEach(() => keeper.remove());

const values = { name: 'Camille', mail: 'camille@exemple.fr', message: 'Bonjour' };
const opened = () => createContactDraft(keeper);

test('restores typed values after a reload', () => {
  opened().save(values);
  expect(opened().load()).toEqual(values);
});

test('clears the draft after sending and when every field is emptied', () => {
  const draft = opened();
  draft.reserveId(values, 'town');
  draft.remove();
  expect(kept).toBeUndefined();
  draft.save(values);
  draft.save(emptyContact);
  expect(kept).toBeUndefined();
});

test('keeps the message id across retries and reloads', () => {
  const draft = opened();
  const id = draft.reserveId(values, 'town');
  expect(draft.reserveId(values, 'town')).toBe(id);
  draft.save({ ...values });
  expect(opened().reserveId(values, 'town')).toBe(id);
});
test('remembers a message waiting at the server across reloads, until its text changes', () => {
  const draft = opened();
  expect(draft.getWaiting()).toBeUndefined();
  const id = draft.reserveId(values, 'town');
  expect(draft.getWaiting()).toBeUndefined();
  draft.setWaiting(true);
  expect(opened().getWaiting()).toEqual({ values, id, cuid: 'town' });
  draft.save({ ...values, message: 'Bonsoir' });
  expect(opened().getWaiting()).toBeUndefined();
});
