import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { RadioGroup } from '../../parts/RadioGroup/RadioGroup.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { CounterCase, CounterDone, SearchChoice, type SearchOption } from './CounterCase.tsx';

const places: readonly SearchOption[] = [
  { id: 'hall', label: 'Hôtel de ville · accueil' },
  { id: 'pool', label: 'Piscine des Tilleuls · bassin' },
  { id: 'market', label: 'Halles du marché · entrée nord' },
];

const Place = ({ onChoose }: { onChoose: (id: string | undefined) => void }) => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const found = places.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  return (
    <SearchChoice
      label="Chercher un lieu"
      hint="Nom, endroit précis ou code"
      options={found}
      typed={typed}
      onType={setTyped}
      chosen={places.find(({ id }) => id === chosen)}
      onChoose={(id) => {
        setChosen(id);
        onChoose(id);
      }}
      texts={{
        change: 'Changer',
        found: found.length === 0 ? 'Aucun lieu ne correspond.' : `${found.length} choix`,
      }}
      showFound={found.length === 0}
    />
  );
};

const choose = fn();

const meta = {
  component: CounterCase,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Signalement pour quelqu’un',
      text: 'Une personne appelle ou se présente\u202f: posez-lui les questions de la page, à voix haute.',
    },
    subtitle: 'Ville de Belleroche',
    onBack: fn(),
    columns: [
      [
        {
          id: 'who',
          title: 'La personne',
          children: (
            <RadioGroup
              label="Comment elle vous joint"
              defaultValue="phone"
              options={[
                { value: 'phone', label: 'Par téléphone' },
                { value: 'counter', label: 'Au guichet' },
              ]}
            />
          ),
        },
        { id: 'place', title: 'Le lieu', children: <Place onChoose={choose} /> },
      ],
      [
        {
          id: 'questions',
          title: 'Les questions',
          text: 'Choisissez d’abord de quoi il s’agit.',
        },
      ],
    ],
    actions: <Button>Ouvrir le signalement</Button>,
  },
} satisfies Meta<typeof CounterCase>;
export default meta;
type Story = StoryObj<typeof CounterCase>;

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Chercher un lieu' });
    await userEvent.type(field, 'i');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('pool');
    const change = canvas.getByRole('button', { name: /^Changer Piscine/ });
    await expect(change).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Aucun lieu ne correspond.');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { columns: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Done: Story = {
  args: {
    actions: undefined,
    instead: (
      <CounterDone
        title="Signalement n°\u00a04F7K ouvert"
        number="4F7K-23A-FHK"
        lines={['À dicter\u202f: sur belleroche.example/n, la personne tape ce numéro.']}
      >
        <Button>Voir le signalement</Button>
        <Button variant="quiet">En ouvrir un autre</Button>
      </CounterDone>
    ),
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
