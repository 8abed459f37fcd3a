import { UiTextsProvider, type UiTextsProviderProps } from '@parvis/ui/texts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuestionItem, type QuestionItemProps } from './QuestionItem.tsx';

const drawn = (type: 'rating' | 'yesNo', invalid: readonly string[]) => {
  const shown = {
    answers: {},
    invalid,
    texts: { missing: 'Répondez à cette question.' },
    resolveText: (id: string) => id,
  };
  const props = {
    item: { type, id: 'asked', yes: 'yes', no: 'no' },
    id: 'element',
    shown,
  } as unknown as QuestionItemProps;
  const parts = { stars: String, starsShort: String } as unknown as UiTextsProviderProps['texts'];
  return renderToStaticMarkup(
    createElement(UiTextsProvider, { texts: parts }, createElement(QuestionItem, props)),
  );
};

test.each(['rating', 'yesNo'] as const)('a %s without an answer shows and announces its error', (type) => {
  const missing = drawn(type, ['asked']);
  const [, toldId] = /<p id="([^"]+)"[^>]*>Répondez à cette question\.<\/p>/.exec(missing) ?? [];
  expect(toldId).toBeDefined();
  expect(missing).toContain(`aria-describedby="${toldId}"`);
  expect(drawn(type, [])).not.toContain('Répondez');
});

const field = (item: object, skippable: boolean): string => {
  const shown = {
    answers: {},
    typed: {},
    invalid: [],
    buttons: true,
    skippable,
    texts: { hints: {} },
    resolveText: (id: string) => id,
  };
  const props = { item, id: 'element', shown } as unknown as QuestionItemProps;
  const parts = {
    required: 'obligatoire',
    charactersLeft: String,
  } as unknown as UiTextsProviderProps['texts'];
  return renderToStaticMarkup(
    createElement(UiTextsProvider, { texts: parts }, createElement(QuestionItem, props)),
  );
};

test.each([
  ['must be filled', {}, false, true],
  ['may stay empty', { required: false }, false, false],
  ['stands beside a button that leads on without it', {}, true, false],
])('a field that %s is marked so', (_, more, skippable, marked) => {
  const drawnField = field({ type: 'message', id: 'asked', lblId: 'why', ...more }, skippable);
  expect([drawnField.includes('obligatoire'), drawnField.includes('aria-required="true"')]).toEqual([
    marked,
    marked,
  ]);
});
