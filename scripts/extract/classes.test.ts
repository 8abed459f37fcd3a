import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { css, styled } from '../../theme/css/classes.ts';

const drawn = (part: ElementType, given: object) => renderToStaticMarkup(createElement(part, given));

const Base = styled('button', 'base', { size: { md: 'base1', lg: 'base2' } }, [[{ size: 'md' }, 'base3']]);
const Own = styled(Base, 'own', { size: { md: 'own1' }, flat: { true: 'own2', false: '' } });
const Link = (props: object) => createElement('a', props);

it('draws an element with its own, variant and passed classes', () => {
  expect(drawn(Base, { size: 'md', className: 'more', id: 'x' })).toBe(
    '<button class="base base1 base3 more" id="x"></button>',
  );
  expect(drawn(Base, { size: 'xl' })).toBe('<button class="base"></button>');
});

it('draws an element based on another with the styles and variants of both', () => {
  expect(drawn(Own, { size: 'md', flat: true })).toBe(
    '<button class="base base1 base3 own own1 own2"></button>',
  );
});

it('is drawn as another element with all its classes', () => {
  expect(drawn(Own, { as: 'a', size: 'lg', href: '#' })).toBe('<a href="#" class="base base2 own"></a>');
  expect(drawn(Own, { as: Link })).toBe('<a class="base own"></a>');
  expect(drawn(styled(Link, 'b'), {})).toBe('<a class="b"></a>');
});

it('gives a class by name', () => {
  expect([css('a b')(), css('a b').className, `${css('a b')}`]).toEqual(['a b', 'a b', 'a b']);
});
