import { expect, test, vi } from 'vitest';

vi.mock('../texts/store.ts', () => ({ texts: { locale: () => 'fr-FR' } }));
const { fetchCustomer } = await import('./fetchCustomer.ts');

test('a customer that does not come is logged, and refused to its caller', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await expect(fetchCustomer('test-hall')).rejects.toThrow();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), {
    event: 'customer_failed',
    err: expect.any(Error),
  });
});
