import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListIcon } from '../../icons/ListIcon.tsx';
import { SettingsIcon } from '../../icons/SettingsIcon.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { Settings } from '../Settings/Settings.tsx';
import { StaffPlace } from './StaffPlace.tsx';

const meta = {
  component: StaffPlace,
  parameters: { layout: 'fullscreen' },
  args: {
    nav: {
      customer: { label: 'Belleroche' },
      currentId: 'settings',
      onSelect: fn(),
      entries: [
        { id: 'cases', label: 'Signalements', icon: <ListIcon />, unread: 4 },
        { id: 'settings', label: 'Réglages', icon: <SettingsIcon /> },
      ],
    },
    children: (
      <Settings
        texts={{
          title: 'Réglages',
          language: 'Langue',
          scheme: 'Apparence',
          cookies: 'Sur cet appareil',
          cookiesInfo: 'Connecté avec agent@belleroche.example',
          erase: 'Se déconnecter',
        }}
        subtitle="Belleroche"
        language={{
          value: 'fr',
          onChange: fn(),
          options: [
            { value: 'fr', label: 'Français', lang: 'fr' },
            { value: 'en', label: 'English', lang: 'en' },
          ],
        }}
        scheme={{
          value: 'auto',
          onChange: fn(),
          options: [
            { value: 'auto', label: 'Comme l’appareil' },
            { value: 'light', label: 'Claire' },
            { value: 'dark', label: 'Sombre' },
          ],
        }}
      />
    ),
  },
} satisfies Meta<typeof StaffPlace>;
export default meta;
type Story = StoryObj<typeof StaffPlace>;

export const OnlyTheScreenScrolls: Story = {
  args: {
    children: (
      <div style={{ paddingBlockStart: 3000 }}>
        <button type="button">À la fin</button>
      </div>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollHeight).toBe(page.clientHeight);
    const [nav] = canvas.getAllByRole('navigation');
    const place = () => [nav?.getBoundingClientRect().top, nav?.getBoundingClientRect().left];
    const before = place();
    const end = canvas.getByRole('button', { name: 'À la fin' });
    end.focus();
    await expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(page.clientHeight + 1);
    await expect(place()).toEqual(before);
  },
};

export const ItsContentIsLedToOnceBeforeTheRail: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
