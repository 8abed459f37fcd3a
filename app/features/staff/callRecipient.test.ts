import { expect, it } from 'vitest';
import { formatRecipient } from './callRecipient.ts';

const t = (id: string, about?: Readonly<Record<string, unknown>>): string =>
  [id, about?.who].filter(Boolean).join(' ');

it('names the service, with managers if there is a danger', () => {
  const service = { whom: 'service', lbl: 'Voirie' } as const;
  expect(formatRecipient(t, service, undefined)).toBe('Voirie');
  expect(formatRecipient(t, service, true)).toBe('staff.call.withManagers Voirie');
  expect(formatRecipient(t, { ...service, whom: 'group' }, true)).toBe('Voirie');
  expect(formatRecipient(t, { whom: 'service' }, true)).toBe('staff.call.all');
  expect(formatRecipient(t, { whom: 'managers' }, true)).toBe('staff.call.managers');
});
