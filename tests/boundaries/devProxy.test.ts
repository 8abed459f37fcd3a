import { backEnds } from '@parvis/api/backEnds';
import { expect, it } from 'vitest';
import config from '../../app/vite.config.ts';

it('while the app is developed, whatever programs ask goes to the server', () => {
  expect(Object.keys(config.server?.proxy ?? {})).toEqual(
    expect.arrayContaining(backEnds.map((name) => `/${name}`)),
  );
});
