import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiTextsProvider, type UiTextsProviderProps } from '../../texts.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';

const isOff = (props: Partial<ComposerProps>): boolean => {
  const texts = { send: 'Envoyer' } as unknown as UiTextsProviderProps['texts'];
  const drawn = renderToStaticMarkup(
    createElement(UiTextsProvider, { texts }, createElement(Composer, { onSend() {}, ...props })),
  );
  const [button = ''] = /<button[^>]*type="submit"[^>]*>/.exec(drawn) ?? [];
  return / disabled=""/.test(button);
};

test.each([
  ['nothing', '', true],
  ['spaces', ' \n ', true],
  ['words', 'Il pleut', false],
] as const)('disables the send button for an empty text: %s', (_, value, off) => {
  expect(isOff({ value })).toBe(off);
});

test('uses `isBlank` to decide whether a text is empty', () => {
  const isBlank = (text: string) => text === '…';
  expect([isOff({ value: '…', isBlank }), isOff({ value: 'Il pleut', isBlank })]).toEqual([true, false]);
  expect(isOff({ value: ' ', isBlank: () => false })).toBe(false);
});
