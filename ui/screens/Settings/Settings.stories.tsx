import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { Settings } from './Settings.tsx';

const language = {
  value: 'fr',
  options: [
    { value: 'fr', label: 'Français' },
    { value: 'en', label: 'English', lang: 'en' },
  ],
  onChange: fn(),
};

const meta = {
  component: Settings,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Réglages',
      language: 'Langue',
      scheme: 'Apparence',
      cookies: 'Cookies',
      cookiesInfo:
        'Un cookie vous reconnaît, rien d’autre. Sans lui, vos signalements ne peuvent pas être retrouvés.',
      erase: 'Effacer',
      eraseInfo: 'Ce qui est effacé ne peut pas être rétabli.',
    },
    language,
    scheme: {
      value: 'auto',
      options: [
        { value: 'auto', label: 'Comme l’appareil' },
        { value: 'light', label: 'Clair' },
        { value: 'dark', label: 'Sombre' },
      ],
      onChange: fn(),
    },
    erase: (
      <>
        <Button variant="quiet" block>
          Effacer mes cookies
        </Button>
        <Button variant="quiet" block>
          Tout effacer
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof Settings>;

export const ChoosesALanguage: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'English' }));
    await expect(language.onChange).toHaveBeenCalledWith('en');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
