import { BenchIcon } from '@parvis/ui/icons/BenchIcon';
import { DropletIcon } from '@parvis/ui/icons/DropletIcon';
import { LampIcon } from '@parvis/ui/icons/LampIcon';
import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Avatar } from '@parvis/ui/parts/Avatar';
import { Bubble } from '@parvis/ui/parts/Bubble';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { Composer } from '@parvis/ui/parts/Composer';
import { ConfirmDrawer } from '@parvis/ui/parts/ConfirmDrawer';
import { Header } from '@parvis/ui/parts/Header';
import { MessageList } from '@parvis/ui/parts/MessageList';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import { Tile } from '@parvis/ui/parts/Tile';
import { TileGrid } from '@parvis/ui/parts/TileGrid';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Parts together, as they solve what comes up in every application. */
const meta = { title: 'Patterns', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const SUBJECTS = [
  { id: 'water', label: 'Eau', description: 'Fuite, odeur, inondation', icon: <DropletIcon /> },
  { id: 'light', label: 'Éclairage', description: 'Lampe éteinte, câble', icon: <LampIcon /> },
  { id: 'waste', label: 'Propreté', description: 'Poubelle pleine, dépôt', icon: <TrashIcon /> },
  { id: 'place', label: 'Mobilier', description: 'Banc, barrière, jeu', icon: <BenchIcon /> },
];

const SubjectMenu = () => {
  const [chosen, setChosen] = useState<string>();
  const subject = SUBJECTS.find(({ id }) => id === chosen);
  return (
    <div style={{ maxInlineSize: 390 }}>
      <Header initial="B" title="Ville de Belleroche" subtitle="Halles du marché" titleAs="h1" />
      <main style={{ display: 'grid', gap: 16, padding: 16 }}>
        <TileGrid>
          {SUBJECTS.map(({ id, ...tile }) => (
            <Tile key={id} {...tile} selected={id === chosen} onClick={() => setChosen(id)} />
          ))}
        </TileGrid>
        {subject && (
          <Button variant="report" block>
            Signaler : {subject.label}
          </Button>
        )}
      </main>
    </div>
  );
};

export const AMenu: Story = {
  render: () => <SubjectMenu />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Signaler/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Éclairage/ }));
    await expect(canvas.getByRole('button', { name: /Lampe éteinte/, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Signaler/ })).toHaveTextContent('Signaler : Éclairage');
  },
};

const TODAY = { key: '2026-11-20', label: 'Aujourd’hui' };
const FIRST = [
  { id: '1', day: TODAY, authorKey: 'me', mine: true, text: 'Fuite d’eau devant le lavabo.' },
  { id: '2', day: TODAY, authorKey: 'am', mine: false, text: 'Merci, une équipe part tout de suite.' },
];

const Conversation = () => {
  const [entries, setEntries] = useState(FIRST);
  const send = (text: string) =>
    setEntries((now) => [
      ...now,
      { id: String(now.length + 1), day: TODAY, authorKey: 'me', mine: true, text },
    ]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 420, maxInlineSize: 480 }}>
      <MessageList
        label="Conversation"
        entries={entries}
        renderEntry={({ mine, text }, { first, last }) => (
          <Bubble
            side={mine ? 'mine' : 'others'}
            author={mine ? { name: 'Vous' } : { name: 'A. M.', role: 'Maintenance' }}
            avatar={mine ? undefined : <Avatar initials="AM" />}
            headless={!first}
            tail={last}
            text={text}
            time="09:15"
          />
        )}
      />
      <Composer label="Votre message" placeholder="Votre message…" onSend={send} />
    </div>
  );
};

export const AChat: Story = {
  render: () => <Conversation />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre message' }), 'Le sol glisse.{Enter}');
    await expect(canvas.getByRole('log', { name: 'Conversation' })).toHaveTextContent('Le sol glisse.');
    await expect(canvas.getByRole('textbox', { name: 'Votre message' })).toHaveValue('');
  },
};

const ReportForm = () => {
  const [state, setState] = useState<'asked' | 'wrong' | 'sent'>('asked');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = event.currentTarget.elements.namedItem('place');
    const isGiven = place instanceof HTMLInputElement && place.value.trim() !== '';
    setState(isGiven ? 'sent' : 'wrong');
    // Whoever cannot see the mark is led to it.
    if (!isGiven && place instanceof HTMLElement) place.focus();
  };
  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 16, padding: 16, maxInlineSize: 420 }}>
      <TextField
        name="place"
        label={'Où exactement\u202f?'}
        need="required"
        hint="Un étage, une salle, un repère."
        invalid={state === 'wrong'}
        error="Il manque l’endroit."
        showError
      />
      <ChoiceGroup exclusive name="since" aria-label={'Depuis quand\u202f?'}>
        <Checkbox exclusive value="today">
          Aujourd’hui
        </Checkbox>
        <Checkbox exclusive value="longer">
          Plus longtemps
        </Checkbox>
      </ChoiceGroup>
      <TextArea name="more" label="Autre chose à savoir" need="optional" counter maxLength={500} />
      <Button type="submit">Envoyer</Button>
      <ToastRegion>
        {state === 'sent' && (
          <Toast tone="done" onClose={() => setState('asked')}>
            Votre signalement est parti.
          </Toast>
        )}
      </ToastRegion>
    </form>
  );
};

export const AForm: Story = {
  render: () => <ReportForm />,
  play: async ({ canvas }) => {
    const place = canvas.getByRole('textbox', { name: /Où exactement/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(place).toHaveFocus();
    await expect(place).toBeInvalid();
    await expect(canvas.getAllByText('Il manque l’endroit.').at(-1)).toBeVisible();
    await userEvent.type(place, 'Hall B');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    const told = await canvas.findByText('Votre signalement est parti.');
    // It fades in.
    await waitFor(() => expect(told).toBeVisible());
  },
};

const DeletePhoto = () => {
  const [asked, setAsked] = useState(false);
  const [isThere, setIsThere] = useState(true);
  const remove = () => {
    setIsThere(false);
    setAsked(false);
  };
  return (
    <main style={{ display: 'grid', gap: 16, padding: 16, maxInlineSize: 420 }}>
      <p role="status">{isThere ? 'Une photo est jointe.' : 'La photo est supprimée.'}</p>
      <Button variant="quiet" disabled={!isThere} onClick={() => setAsked(true)}>
        Supprimer la photo…
      </Button>
      <ConfirmDrawer
        danger
        open={asked}
        title={'Supprimer la photo\u202f?'}
        text="Elle est retirée de cet appareil et du serveur."
        yes="Supprimer"
        no="Garder"
        onYes={remove}
        onNo={() => setAsked(false)}
      />
    </main>
  );
};

export const AConfirmation: Story = {
  render: () => <DeletePhoto />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer la photo…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Garder' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Une photo est jointe.')).toBeVisible();
  },
};
