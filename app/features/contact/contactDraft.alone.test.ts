import { beforeEach, expect, test, vi } from 'vitest';
import type { Keeper } from '../../lib/session/keeper.ts';
import { emptyContact } from './contactForm.ts';
import { contactDraft } from './useContact.ts';

vi.hoisted(() =>
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: 'https://town.example' }),
);

let kept: unknown;
const keeper: Keeper = {
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
const opened = () => contactDraft(keeper);

test('restores typed values after a reload', () => {
  opened().save(values);
  expect(opened().load()).toEqual(values);
});

test('clears the draft after sending and when every field is emptied', () => {
  const draft = opened();
  draft.idFor(values, 'town');
  draft.remove();
  expect(kept).toBeUndefined();
  draft.save(values);
  draft.save(emptyContact);
  expect(kept).toBeUndefined();
});

test('keeps the message id across retries and reloads', () => {
  const draft = opened();
  const id = draft.idFor(values, 'town');
  expect(draft.idFor(values, 'town')).toBe(id);
  draft.save({ ...values });
  expect(opened().idFor(values, 'town')).toBe(id);
});
test('remembers a message waiting at the server across reloads, until its text changes', () => {
  const draft = opened();
  expect(draft.waiting()).toBeUndefined();
  const id = draft.idFor(values, 'town');
  expect(draft.waiting()).toBeUndefined();
  draft.setWaits(true);
  expect(opened().waiting()).toEqual({ values, id, cuid: 'town' });
  draft.save({ ...values, message: 'Bonsoir' });
  expect(opened().waiting()).toBeUndefined();
});
