import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertNoOverflow, smallPhoneView } from '../../parts/shared/storyChecks.ts';
import { Codes } from './Codes.tsx';

const meta = {
  component: Codes,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Codes affichés',
      text: 'Imprimez, suivez et remplacez les codes de vos lieux. Le jour du dernier scan est gardé, jamais qui a scanné.',
      search: 'Chercher un lieu ou un code',
      filter: 'État',
      chosen: '1 code choisi',
      all: 'Tout choisir',
      none: 'Ne rien choisir',
      empty: 'Aucun code',
      emptyText: 'Les codes viennent du fichier du client\u202f: chaque lieu y a les siens.',
      nothing: 'Aucun code ne correspond.',
      replace: 'Remplacer',
      replaceOf: (place: string, name?: string) =>
        `Remplacer le code ${name === undefined ? '' : `${name} `}de ${place}`,
    },
    subtitle: 'Ville de Belleroche',
    onBack: fn(),
    search: '',
    onSearch: fn(),
    filters: [
      { id: 'all', label: 'Tous', count: 5 },
      { id: 'used', label: 'Scanné récemment', count: 2 },
      { id: 'quiet', label: 'Sans scan récent', count: 1 },
      { id: 'never', label: 'Jamais scanné', count: 1 },
      { id: 'replaced', label: 'Remplacé', count: 1 },
    ],
    filter: 'all',
    onFilter: fn(),
    codes: [
      {
        id: 'halles-nord',
        place: 'Halles du marché, entrée nord',
        state: 'halles-nord · Scanné récemment · dernier scan le 26 novembre',
        inService: true,
      },
      {
        id: 'piscine',
        place: 'Piscine municipale, vestiaires',
        state: 'piscine · Scanné récemment · dernier scan le 27 novembre',
        inService: true,
      },
      {
        id: 'gare',
        place: 'Gare, quai 2',
        state: 'gare · Sans scan récent · dernier scan le 3 juin',
        inService: true,
      },
      { id: 'k7m3pq9x', place: 'Mairie, accueil', state: 'k7m3pq9x · Jamais scanné', inService: true },
      {
        id: 'mairie',
        place: 'Mairie, accueil',
        state: 'mairie · Remplacé par k7m3pq9x',
        inService: false,
        warning:
          '2 scans en 30 jours, le dernier hier\u202f: une ancienne affiche est encore en place. Collez-y le nouveau code.',
      },
    ],
    chosen: ['k7m3pq9x'],
    onChoose: fn(),
    onChooseAll: fn(),
    onReplace: fn(),
    actions: <Button block>Imprimer 1 code</Button>,
  },
} satisfies Meta<typeof Codes>;
export default meta;
type Story = StoryObj<typeof Codes>;

export const ChoosesAndReplaces: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Mairie, accueil/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Gare/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('gare', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Remplacer le code de Gare, quai 2' }));
    await expect(args.onReplace).toHaveBeenCalledWith('gare');
    // A code being replaced has no actions.
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Ne rien choisir' }));
    await expect(args.onChooseAll).toHaveBeenCalledWith(false);
  },
};

/** By distinct button labels. */
export const SeveralAtAPlace: Story = {
  name: 'A place with several codes',
  args: {
    codes: ['gare-1', 'gare-2'].map((id) => ({
      id,
      place: 'Gare, quai 1',
      name: id,
      state: `${id} · Jamais scanné`,
      inService: true,
    })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remplacer le code gare-2 de Gare, quai 1' }));
    await expect(args.onReplace).toHaveBeenCalledWith('gare-2');
  },
};

export const NotForEverybody: Story = {
  name: 'Prints are for a try',
  args: {
    texts: { ...meta.args.texts, chosen: 'Cochez les codes à imprimer' },
    chosen: [],
    actions: undefined,
    notice:
      'Ces codes mèneraient à http://localhost:3000, que personne d’autre ne peut ouvrir. Ce qui est imprimé ne sert qu’à un essai.',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/personne d’autre/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout choisir' }));
    await expect(args.onChooseAll).toHaveBeenCalledWith(true);
  },
};

export const NothingFound: Story = {
  name: 'None is found',
  args: { search: 'stade', codes: [], chosen: [], actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun code ne correspond.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tout choisir' })).toBeDisabled();
  },
};

export const Empty: Story = {
  name: 'There is none',
  args: { filters: [{ id: 'all', label: 'Tous', count: 0 }], codes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucun code' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { codes: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const OnASmallPhone: Story = { ...smallPhoneView, play: assertNoOverflow, tags: ['behaviour'] };

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
