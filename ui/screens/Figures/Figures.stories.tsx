import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FilterChip } from '../../parts/FilterChip/FilterChip.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { type FigureSection, Figures } from './Figures.tsx';

const MONTHS = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.'];

const cases: FigureSection = {
  id: 'cases',
  title: 'Signalements',
  text: 'Les douze derniers mois, sans les essais. Les signalements effacés y restent comptés.',
  numbers: [
    { id: 'cases', label: 'Signalements reçus', value: '412' },
    {
      ...{ id: 'answer', label: 'Première réponse', value: '2,5 heures' },
      note: 'délai médian, signalements des 30 derniers jours',
    },
    {
      id: 'closing',
      label: 'Clôture',
      value: '3 jours',
      note: 'délai médian, signalements des 30 derniers jours',
    },
    { id: 'stars', label: 'Note moyenne', value: '4,2 sur 5', note: '86 notes' },
  ],
  tables: [
    {
      ...{ id: 'months', caption: 'Par mois', head: ['Mois', 'Nombre'] },
      rows: MONTHS.map((month, at) => ({ id: month, label: `${month} 2026`, count: 20 + ((at * 17) % 40) })),
    },
    {
      ...{ id: 'categories', caption: 'Par catégorie', head: ['Catégorie', 'Nombre'] },
      rows: [
        { id: 'light', label: 'Éclairage public en panne', count: 150 },
        { id: 'litter', label: 'Déchets et dépôts sauvages', count: 1204, words: '1 204' },
        { id: 'noise', label: 'Bruit', count: 3 },
      ],
    },
  ],
};

const usage: FigureSection = {
  id: 'usage',
  title: 'Utilisation du service',
  text: 'Comptée par jour, sans cookie ni identifiant\u202f: rien ne désigne personne.',
  control: <FilterChip pressed>12 mois</FilterChip>,
  tables: [
    {
      ...{ id: 'report', caption: 'Du code au signalement', head: ['Étape', 'Nombre'] },
      rows: [
        { id: 'opened', label: 'Code ouvert', count: 60, note: '20 se sont arrêtés là' },
        { id: 'begun', label: 'Questions commencées', count: 40, note: '12 se sont arrêtés là' },
        { id: 'sent', label: 'Envoyé', count: 28 },
      ],
    },
    {
      ...{ id: 'language', caption: 'Langue affichée', head: ['Valeur', 'Nombre'], rows: [] },
      none: '4 au total. Pas de détail\u202f: une valeur est inférieure à cinq.',
    },
  ],
};

const service: FigureSection = {
  id: 'desk',
  title: 'Le service rendu',
  text: 'À côté de la période précédente.',
  filters: <FilterChip pressed>30 jours</FilterChip>,
  span: 'Du 1er novembre au 30 novembre, à côté du 2 octobre au 31 octobre.',
  actions: <FilterChip pressed={false}>Tout afficher</FilterChip>,
  tables: [
    {
      ...{ id: 'reports', caption: 'Signalements', head: ['Service', 'Période', 'Avant'] },
      note: 'Arrondis à cinq près.',
      rows: [
        {
          ...{ id: 'roads', label: 'Voirie', count: 60 },
          before: { count: 40, words: '40', trend: { sign: '↑', words: 'en hausse' } },
        },
        {
          ...{ id: 'parks', label: 'Espaces verts', count: 0, words: 'moins de 5' },
          before: { count: 10, words: '10', trend: { sign: '↓', words: 'en baisse' } },
        },
      ],
    },
  ],
};

const meta = {
  component: Figures,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Chiffres', subtitle: 'Ville de Belleroche', sections: [cases, usage] },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof Figures>;

export const TellsNumbersInTables: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Signalements' });
    const table = within(region).getByRole('table', { name: 'Par catégorie' });
    await expect(within(table).getByRole('row', { name: /^Déchets/ })).toHaveTextContent('1 204');
    await expect(within(region).getByText('4,2 sur 5')).toBeVisible();
  },
};

export const Beside: Story = {
  name: 'Beside the period before',
  args: { sections: [service] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /^Signalements/ });
    await expect(within(table).getByRole('row', { name: /^Voirie/ })).toHaveTextContent('60 ↑, en hausse40');
    await expect(within(table).getByRole('row', { name: /^Espaces/ })).toHaveTextContent(
      'moins de 5 ↓, en baisse10',
    );
    await expect(within(table).getByRole('columnheader', { name: 'Avant' })).toBeVisible();
  },
};

export const TooFew: Story = {
  name: 'Too few to break down',
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Langue affichée' });
    await expect(within(table).getByRole('cell')).toHaveTextContent(/^4 au total/);
  },
};

export const Empty: Story = {
  name: 'Counting is off',
  args: {
    sections: [
      {
        ...{ ...usage, tables: [] },
        empty: { title: 'Le comptage est coupé', text: 'Le fichier contient "countUsage": false.' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Le comptage est coupé' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { sections: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
