import { expect, it } from 'vitest';
import { whoCalled } from './whoCalled.ts';

const t = (id: string, about?: Readonly<Record<string, unknown>>): string =>
  [id, about?.who].filter(Boolean).join(' ');

it('names the service, with managers if there is a danger', () => {
  const service = { whom: 'service', lbl: 'Voirie' } as const;
  expect(whoCalled(t, service, undefined)).toBe('Voirie');
  expect(whoCalled(t, service, true)).toBe('staff.call.withManagers Voirie');
  expect(whoCalled(t, { ...service, whom: 'group' }, true)).toBe('Voirie');
  expect(whoCalled(t, { whom: 'service' }, true)).toBe('staff.call.all');
  expect(whoCalled(t, { whom: 'managers' }, true)).toBe('staff.call.managers');
});
