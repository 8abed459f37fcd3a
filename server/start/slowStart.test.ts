import { expect, it } from 'vitest';
import { slowStart } from './slowStart.ts';

it('a start that takes long names another server only where there may be one', () => {
  expect(slowStart({ databaseUrl: undefined })).not.toContain('another server');
  expect(slowStart({ databaseUrl: 'postgres://h/d' })).toContain('another server');
});
