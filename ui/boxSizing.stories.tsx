import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { HomeIcon } from './icons/HomeIcon.tsx';
import { Banner } from './parts/Banner/Banner.tsx';
import { BottomBar } from './parts/BottomBar/BottomBar.tsx';
import { Bubble } from './parts/Bubble/Bubble.tsx';
import { Button } from './parts/Button/Button.tsx';
import { Checkbox } from './parts/Checkbox/Checkbox.tsx';
import { Composer } from './parts/Composer/Composer.tsx';
import { Drawer } from './parts/Drawer/Drawer.tsx';
import { Header } from './parts/Header/Header.tsx';
import { Progress } from './parts/Progress/Progress.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { Select } from './parts/Select/Select.tsx';
import { isStarTarget } from './parts/shared/storyChecks.ts';
import { TextField } from './parts/TextField/TextField.tsx';
import { Tile } from './parts/Tile/Tile.tsx';
import { Toast } from './parts/Toast/Toast.tsx';
import { YesNo } from './parts/YesNo/YesNo.tsx';

const noop = () => {};

/** Without a `box-sizing` reset. */
const Narrow = () => (
  <div data-testid="room" style={{ width: 300 }}>
    <div style={{ display: 'grid' }}>
      <Header title="Toilettes" onBack={noop} />
      <Banner title="Halles" />
      <TextField label="Code" type="password" />
      <Composer value="" onChange={noop} onSend={noop} onCamera={noop} />
      <Tile label="Toilettes" description="Au rez-de-chaussée" />
      <Checkbox>Oui</Checkbox>
      <Select label="Issue" options={[{ value: 'a', label: 'Résolu' }]} />
      <Rating label="Note" minLabel="Pas du tout" maxLabel="Parfaitement" />
      <YesNo aria-label="Encore ?" />
      <Bubble side="mine" time="09:15" text="Anticonstitutionnellement, encore une fois" />
      <Button block>Envoyer</Button>
      <Progress label="Envoi" value={40} />
      <Toast>Envoyé</Toast>
      <BottomBar entries={[{ id: 'a', label: 'Accueil', icon: <HomeIcon /> }]} onSelect={noop} />
      <div data-testid="host" style={{ width: 100, padding: 10 }}>
        De l’hôte
      </div>
    </div>
    <Drawer open onClose={noop} title="Votre avis" data-testid="drawer">
      <TextField label="Un mot" />
      <Button block>Envoyer</Button>
      <div data-testid="inside" style={{ width: 100, padding: 10 }}>
        De l’hôte
      </div>
    </Drawer>
  </div>
);

const meta = {
  tags: ['behaviour', '!autodocs'],
  component: Narrow,
} satisfies Meta<typeof Narrow>;
export default meta;
type Story = StoryObj<typeof meta>;

const describeElement = (element: Element) => `${element.tagName} ${element.className}`;
const findPartElements = () =>
  [...document.querySelectorAll('[class]')].filter(({ classList }) => /(^| )pv-/.test(classList.value));

export const PartsFitAPageWithoutBorderBox: Story = {
  play: async () => {
    const drawer = await screen.findByTestId('drawer');
    const room = screen.getByTestId('room');
    await expect(getComputedStyle(room).boxSizing).toBe('content-box');
    const wider = [...room.querySelectorAll(':not([aria-hidden=true])')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const box = room.getBoundingClientRect();
      // 1 px screen-reader text.
      return !isStarTarget(element) && width > 1 && (right > box.right + 1 || left < box.left - 1);
    });
    await expect(wider.map(describeElement)).toEqual([]);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
    await expect(drawer.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EveryStyledElementCountsItsPadding: Story = {
  play: async () => {
    await screen.findByTestId('drawer');
    await expect(findPartElements().length).toBeGreaterThan(40);
    const wrong = findPartElements().filter(
      (element) => getComputedStyle(element).boxSizing !== 'border-box',
    );
    await expect(wrong.map(describeElement)).toEqual([]);
    const banner = document.querySelector('[class|=pv]');
    await expect(banner && getComputedStyle(banner, '::before').boxSizing).toBe('border-box');
  },
};
