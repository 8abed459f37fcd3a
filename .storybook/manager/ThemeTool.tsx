import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { ThemePanel } from './ThemePanel.tsx';

const DOT: React.CSSProperties = {
  inlineSize: 14,
  blockSize: 14,
  borderRadius: '50%',
  border: '1px solid currentcolor',
};

/** Toolbar button that opens the theme panel. */
export const ThemeTool = () => {
  const [globals, updateGlobals] = useGlobals();
  const wear = React.useCallback((next: string) => updateGlobals({ brand: next }), [updateGlobals]);
  const brand = typeof globals.brand === 'string' ? globals.brand : '';
  return (
    <PopoverProvider
      ariaLabel="The book in your colours"
      placement="bottom"
      padding={0}
      popover={<ThemePanel brand={brand} onBrand={wear} />}
    >
      <Button variant="ghost" padding="small" ariaLabel="The book in your colours">
        <span style={brand ? { ...DOT, backgroundColor: brand } : DOT} />
        Your colours
      </Button>
    </PopoverProvider>
  );
};
