import { styled } from '@parvis/theme/css/stitches';
import { createElement, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type DrawOptions, drawMap } from '../analysis/map/draw.ts';
import type { FlowMap as FlowMapData } from '../analysis/map/layout.ts';
import type { Shape } from '../analysis/map/shape.ts';

const Scroll = styled('div', {
  position: 'relative',
  overflow: 'auto',
  maxInlineSize: '100%',
  color: '$txt',
  '& svg': { display: 'block', marginInline: 'auto' },
  '& [role=button]': { cursor: 'pointer', outline: 'none' },
  '& [role=button]:focus-visible rect': { strokeWidth: 5 },
  '& [role=button]:hover rect': { strokeWidth: 3 },
});

/** What is drawn, and how. */
export type FlowMapProps = DrawOptions & {
  /** As `mapOf` lays it out. */
  map: FlowMapData;
  /** What the map is of, for those who hear it. */
  label: string;
  /** Makes every question a button. */
  onSelect?: ((questionId: string) => void) | undefined;
};

/**
 * The map of a questionnaire, the current question lit and kept in sight where the map is wider than its place.
 * Renders a scrolling `<div>` with an `<svg role="group">`. Data attributes: `data-question`, `data-current` on a question.
 */
export const FlowMap = ({ map, label, onSelect, current, nameOf, ends }: FlowMapProps) => {
  const scroll = useRef<HTMLDivElement>(null);
  const lit = map.nodes.find(({ id }) => id === current);
  useEffect(() => {
    const { current: box } = scroll;
    if (box && lit) box.scrollLeft = lit.x - box.clientWidth / 2;
  }, [lit]);
  const elements = useMemo(() => {
    const { tag, attributes, children } = drawMap(map, {
      current,
      ...(nameOf && { nameOf }),
      ...(ends && { ends }),
    });
    return draw(
      { tag, children, attributes: { ...attributes, role: 'group', 'aria-label': label } },
      0,
      onSelect,
    );
  }, [map, current, nameOf, ends, label, onSelect]);
  return (
    <Scroll ref={scroll} role="region" aria-label={label} tabIndex={0}>
      {elements}
    </Scroll>
  );
};

function draw(
  { tag, attributes, children }: Shape,
  key: number,
  onSelect: FlowMapProps['onSelect'],
): ReactNode {
  const question = attributes['data-question'];
  const button =
    onSelect && typeof question === 'string' ? buttonOf(() => onSelect(question), attributes) : {};
  const inner = children.map((child, index) =>
    typeof child === 'string' ? child : draw(child, index, onSelect),
  );
  return createElement(tag, { key, ...attributes, ...button }, ...inner);
}

function buttonOf(press: () => void, attributes: Shape['attributes']) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-current': attributes['data-current'] ? 'step' : undefined,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}
