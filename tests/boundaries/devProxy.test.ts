import { backEnds } from '@parvis/api/backEnds';
import { expect, it } from 'vitest';
import config from '../../app/vite.config.ts';

it('the development proxy forwards program calls to the server', () => {
  expect(Object.keys(config.server?.proxy ?? {})).toEqual(
    expect.arrayContaining(backEnds.map((name) => `/${name}`)),
  );
});
