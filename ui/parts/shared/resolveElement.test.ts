import { createElement, lazy, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiTextsProvider, type UiTextsProviderProps } from '../../texts.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Tile } from '../Tile/Tile.tsx';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';

/** As React receives it from a server stream. */
const createLazyElement = <Props>(element: ReactElement<Props>): ReactElement<Props> =>
  Object.assign(
    lazy(() => new Promise<never>(() => undefined)),
    {
      _payload: element,
      _init: (payload: unknown) => payload,
    },
  ) as unknown as ReactElement<Props>;

describe('a lazy element from a server stream', () => {
  it('is described by a Tooltip', () => {
    const drawn = renderToStaticMarkup(
      createElement<TooltipProps>(Tooltip, {
        id: 'words',
        text: 'More',
        // biome-ignore lint/correctness/noChildrenProp: its type wants one there
        children: createLazyElement(createElement(Button, { title: 'long' }, 'Asked')),
      }),
    );
    expect(drawn).toContain('aria-describedby="words"');
    expect(drawn).toContain('title="long"');
  });

  it('renders as the link of a part', () => {
    const link = createLazyElement(createElement('a', { href: '/there' }));
    const texts = { breadcrumb: 'Path' } as unknown as UiTextsProviderProps['texts'];
    const items = [
      { id: 'a', label: 'There', render: link },
      { id: 'b', label: 'Here' },
    ];
    for (const part of [
      createElement(ButtonLink, { render: link }, 'There'),
      createElement(Tile, { render: link, label: 'There' }),
      createElement(Breadcrumbs, { items }),
    ]) {
      const drawn = renderToStaticMarkup(createElement(UiTextsProvider, { texts }, part));
      expect(drawn).toContain('href="/there"');
    }
  });
});
