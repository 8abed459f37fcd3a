import { beforeEach, expect, test, vi } from 'vitest';
import type { Keeper } from '../session/keeper.ts';
import { emptyContact } from './contactForm.ts';
import { contactDraft } from './useContact.ts';

vi.hoisted(() => vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: 'https://town.example' }));

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

test('what was typed is there again after a reload', () => {
  opened().save(values);
  expect(opened().load()).toEqual(values);
});

test('nothing is kept once the message was sent, or when all is erased', () => {
  const draft = opened();
  draft.idFor(values, 'town');
  draft.remove();
  expect(kept).toBeUndefined();
  draft.save(values);
  draft.save(emptyContact);
  expect(kept).toBeUndefined();
});

test('the same message keeps its id when it is tried again, over a reload too', () => {
  const draft = opened();
  const id = draft.idFor(values, 'town');
  expect(draft.idFor(values, 'town')).toBe(id);
  draft.save({ ...values });
  expect(opened().idFor(values, 'town')).toBe(id);
});

test('a message that says something else is another one', () => {
  const draft = opened();
  const id = draft.idFor(values, 'town');
  const other = { ...values, message: 'Bonsoir' };
  draft.save(other);
  draft.save(values);
  expect(draft.idFor(values, 'town')).not.toBe(id);
  expect(draft.idFor(other, 'town')).not.toBe(draft.idFor(values, 'town'));
});

test('to another customer it is another message, and again from there', () => {
  const draft = opened();
  const id = draft.idFor(values, 'town');
  const elsewhere = draft.idFor(values, 'campus');
  expect(elsewhere).not.toBe(id);
  expect(opened().idFor(values, 'campus')).toBe(elsewhere);
  expect(draft.idFor(values, undefined)).not.toBe(elsewhere);
});

test('what waits at the server is known over a reload, as it was sent, until it says something else', () => {
  const draft = opened();
  expect(draft.waiting()).toBeUndefined();
  const id = draft.idFor(values, 'town');
  expect(draft.waiting()).toBeUndefined();
  draft.setWaits(true);
  expect(opened().waiting()).toEqual({ values, id, cuid: 'town' });
  draft.save({ ...values, message: 'Bonsoir' });
  expect(opened().waiting()).toBeUndefined();
});

test('what the server refuses later waits no more, and is the same message when it is sent again', () => {
  const draft = opened();
  const id = draft.idFor(values, 'town');
  draft.setWaits(true);
  draft.setWaits(false);
  expect(opened().waiting()).toBeUndefined();
  expect(opened().idFor(values, 'town')).toBe(id);
});

test('what was kept by something else is no message', () => {
  for (const other of ['text', 12, null, { name: 1 }]) {
    kept = other;
    expect(opened().load()).toEqual(emptyContact);
  }
});
