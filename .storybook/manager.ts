import { defaultPalette } from '@parvis/theme/palette/keys';
import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { bookTheme } from './docs/bookTheme.ts';
import { LOOK_TOLD, type ToldLook } from './lookTold.ts';
import { ThemeTool } from './manager/ThemeTool.tsx';

const dress = ({ colours, scheme }: ToldLook) => {
  addons.setConfig({ theme: bookTheme(colours, scheme) });
  const { style } = document.documentElement;
  style.setProperty('--pv-on', colours.btn1Fill);
  style.setProperty('--pv-text', colours.txt);
  style.setProperty('--pv-ground', colours.bg1);
};
dress({ colours: defaultPalette('light'), scheme: 'light' });

/** Titles the page after the product instead of Storybook. */
const nameIt = () => {
  const named = document.title.replace(/(?: ⋅ )?Storybook$/, '') || 'Parvis';
  const whole = named.endsWith('Parvis') ? named : `${named} ⋅ Parvis`;
  if (whole !== document.title) document.title = whole;
};

addons.register('parvis', (api) => {
  api.on(LOOK_TOLD, dress);
  addons.add('parvis/theme', {
    type: types.TOOL,
    title: 'Your colours',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(ThemeTool),
  });
  new MutationObserver(nameIt).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  nameIt();
});
