import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { EmergencyNumbers } from '../EmergencyNumbers/EmergencyNumbers.tsx';
import { emergencyArgs } from '../EmergencyNumbers/emergencyFixture.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Oups…',
      text: 'Erreur de chargement, essayez à nouveau ultérieurement...',
      retry: 'Réessayer',
      codeLabel: 'Code\u202f:',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof ErrorScreen>;

export const WithRetry: Story = {
  name: 'With a way to try again',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutAWayOn: Story = {
  name: 'Without a way on',
  args: { texts: { title: 'Cookies désactivés', text: 'Please enable cookies' }, onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please enable cookies')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Réessayer/ });
    await expect(within(button).getByRole('status')).toHaveTextContent('Chargement…');
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  args: { code: 'unavailable-7F3A', children: <EmergencyNumbers {...emergencyArgs} /> },
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
