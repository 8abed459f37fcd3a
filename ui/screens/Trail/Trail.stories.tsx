import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { Trail } from './Trail.tsx';

const meta = {
  component: Trail,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Journal des actions',
      text: 'Ce qui touche aux accès et aux réglages, gardé 12 mois. Rien de ce que les gens signalent n’y figure.',
      filter: 'Sorte',
      person: 'Par qui',
      empty: 'Rien encore',
      emptyText: 'Connexions et changements s’inscrivent ici d’eux-mêmes.',
      nothing: 'Rien de tel dans le journal.',
    },
    subtitle: 'Ville de Belleroche',
    onBack: fn(),
    kinds: [
      { id: 'all', label: 'Tout' },
      { id: 'signIn', label: 'Connexions' },
      { id: 'right', label: 'Droits' },
      { id: 'look', label: 'Apparence' },
      { id: 'customer', label: 'Fichier' },
      { id: 'code', label: 'Codes' },
      { id: 'case', label: 'Effacements' },
    ],
    kind: 'all',
    onKind: fn(),
    people: [
      { id: 'all', label: 'Tout le monde' },
      { id: 'operator', label: 'L’exploitant du service' },
      { id: 'r1', label: 'Chloé Dubois' },
      { id: 'r2', label: 'Malik Renaud' },
    ],
    person: 'all',
    onPerson: fn(),
    days: [
      {
        id: '2026-11-27',
        label: 'Aujourd’hui',
        rows: [
          {
            id: '9',
            time: '11:42',
            at: '2026-11-27T10:42:00Z',
            what: 'Code remplacé',
            about: 'mairie → k7m3pq9x',
            who: 'Chloé Dubois',
          },
          {
            id: '8',
            time: '11:40',
            at: '2026-11-27T10:40:00Z',
            what: 'Connexion par e-mail',
            who: 'Chloé Dubois',
          },
          {
            id: '7',
            time: '07:03',
            at: '2026-11-27T06:03:00Z',
            what: 'Code reçu par SMS refusé',
            who: 'Malik Renaud',
          },
        ],
      },
      {
        id: '2026-11-25',
        label: 'mercredi 25 novembre',
        rows: [
          {
            id: '6',
            time: '16:20',
            at: '2026-11-25T15:20:00Z',
            what: 'Fichier changé',
            details: [
              'la catégorie « Éclairage » est nouvelle',
              'le code « gare » change de lieu\u202f: il était à « Gare, quai 1 »',
            ],
            who: 'par le fichier du client',
          },
          {
            id: '5',
            time: '16:20',
            at: '2026-11-25T15:20:00Z',
            what: 'Accès changé',
            about: 'Malik Renaud · agent → responsable',
            who: 'par le fichier du client',
          },
        ],
      },
    ],
    actions: <Button block>Exporter (CSV)</Button>,
  },
} satisfies Meta<typeof Trail>;
export default meta;
type Story = StoryObj<typeof Trail>;

export const IsReadByKindAndPerson: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Aujourd’hui' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Connexions' }));
    await expect(args.onKind).toHaveBeenCalledWith('signIn');
    await expect(canvas.getByRole('combobox', { name: 'Par qui' })).toHaveTextContent('Tout le monde');
  },
};

export const NothingOfTheKind: Story = {
  name: 'None of this kind',
  args: { kind: 'look', days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Rien de tel dans le journal.');
    await expect(canvas.queryByRole('button', { name: 'Exporter (CSV)' })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Nothing yet',
  args: { days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rien encore' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { days: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
