import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HomeIcon } from './icons/HomeIcon.tsx';
import { BottomBar } from './parts/BottomBar/BottomBar.tsx';
import { Composer } from './parts/Composer/Composer.tsx';
import { Header } from './parts/Header/Header.tsx';
import { Tile } from './parts/Tile/Tile.tsx';
import { TileGrid } from './parts/TileGrid/TileGrid.tsx';

const Parts = () => (
  <div style={{ inlineSize: 700 }}>
    <div data-testid="header">
      <Header title="Ville de Belleroche" />
    </div>
    <TileGrid>
      {['Toilettes', 'Confort', 'Réparation', 'Nuisance'].map((label) => (
        <Tile key={label} label={label} />
      ))}
    </TileGrid>
    <Composer onSend={fn()} placeholder="Votre message…" />
    <BottomBar currentId="home" entries={[{ id: 'home', label: 'Accueil', icon: <HomeIcon />, href: '#' }]} />
  </div>
);

const meta = {
  component: Parts,
  tags: ['behaviour', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeaderBarAndTilesHaveTheSizeOfTheSpecification: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('header').offsetHeight).toBe(64);
    await expect(canvas.getByRole('navigation').offsetHeight).toBe(80);
    const tiles = canvas.getAllByRole('button', { name: /^(?:Toilettes|Confort|Réparation|Nuisance)$/ });
    await expect(tiles).toHaveLength(4);
    for (const tile of tiles) await expect(tile.offsetWidth).toBeGreaterThanOrEqual(150);
  },
};

export const TheFieldOfTheChatGrowsFrom48To100Pixels: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    // The frame adds two pixels.
    const frameHeight = () => field.offsetHeight + 2;
    await expect(frameHeight()).toBe(48);
    await userEvent.type(field, 'Un{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}');
    await expect(frameHeight()).toBe(100);
  },
};
