import { expect, it } from 'vitest';
import type { PushedCase } from './pushedCase.ts';
import { renderPushWords } from './pushTexts.ts';

const done = (event: 'block' | 'unblock' | 'handle') =>
  ({
    nbr: '4F7K',
    name: 'Anna Morel',
    ccatLbls: [],
    placeLbl: null,
    message: { msgId: 2, at: new Date(0), staff: true, msgTxt: null, event, qstn: null, media: null },
  }) as unknown as PushedCase;

it.each(['block', 'unblock'] as const)('a blocked visitor does not read who did it: %s', (event) => {
  const words = renderPushWords('caseUpdate', done(event), { locale: 'fr-FR', staff: false, content: true });
  expect(JSON.stringify(words)).not.toContain('Anna');
});

it('the author of other events is named', () => {
  const words = renderPushWords('caseUpdate', done('handle'), {
    locale: 'fr-FR',
    staff: false,
    content: true,
  });
  expect(words.author).toBe('Anna Morel');
});

it('colleagues read who blocked a visitor', () => {
  const words = renderPushWords('caseUpdate', done('block'), { locale: 'fr-FR', staff: true, content: true });
  expect(words.author).toBe('Anna Morel');
});
