import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { DeskCode } from './DeskCode.tsx';

const squares = Array.from({ length: 21 * 21 }, (_, n) => n)
  .filter((n) => (n * n * 7 + n * 13) % 5 < 2)
  .map((n) => `<rect x="${3 + (n % 21)}" y="${3 + Math.floor(n / 21)}" width="1" height="1"/>`);
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 27 27" shape-rendering="crispEdges"><rect width="27" height="27" fill="#fff"/>${squares.join('')}</svg>`,
)}`;

const code = {
  kind: 'code',
  picture,
  alt: 'QR code à lire avec votre téléphone',
  steps: [
    'Prenez un téléphone déjà connecté à l’espace des agents, et ouvrez son appareil photo.',
    'Visez ce code, puis touchez le lien qui apparaît.',
    'Sur le téléphone, choisissez le nombre qui s’affichera ici.',
  ],
} as const;

const problem = 'Le serveur ne répond pas. Vérifiez le réseau\u202f: nous réessayons.';

const meta = {
  component: DeskCode,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: { title: 'Se connecter avec son téléphone' },
    header: { label: 'Parvis', subtitle: 'Espace des agents' },
    onBack: fn(),
    step: code,
    left: 'Encore 42 secondes',
    actions: <Button variant="quiet">Recevoir un code par e‑mail</Button>,
  },
} satisfies Meta<typeof DeskCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ACodeToRead: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: code.alt })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(code.steps);
    await expect(canvas.getByText('Encore 42 secondes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retour' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const ANumberToChoose: Story = {
  name: 'The number',
  args: {
    step: {
      kind: 'number',
      digits: '47',
      text: 'Votre téléphone a lu le code. Choisissez-y le nombre 47.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('47', { exact: true })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Choisissez-y le nombre 47.');
    await expect(canvas.queryByRole('img', { name: code.alt })).toBeNull();
  },
};

export const ItEnded: Story = {
  name: 'It ended',
  args: {
    step: { kind: 'ended', text: 'Deux téléphones ont lu ce code. Par sécurité, il est annulé.' },
    left: undefined,
    actions: (
      <>
        <Button block>Afficher un nouveau code</Button>
        <Button variant="quiet">Recevoir un code par e‑mail</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Deux téléphones ont lu ce code.');
    await expect(canvas.getByRole('button', { name: 'Afficher un nouveau code' })).toBeVisible();
  },
};

export const TheNetworkIsLost: Story = {
  args: { problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le serveur ne répond pas.');
    await expect(canvas.getByRole('img', { name: code.alt })).toBeVisible();
  },
};

export const OnItsWay: Story = {
  args: { step: { kind: 'loading' }, left: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Matrix: Story = { args: { problem } };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
