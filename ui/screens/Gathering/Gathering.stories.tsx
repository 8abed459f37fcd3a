import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertEmptyState, assertFailure, assertLoading, retry } from '../../parts/shared/storyChecks.ts';
import type { ChatItem } from '../Chat/chatItem.ts';
import { Gathering } from './Gathering.tsx';

const today = { key: '2025-11-20', label: 'Aujourd’hui' };
const lea = { key: 'lea', name: 'Léa', initials: 'L' };
const karim = { key: 'karim', name: 'Karim', initials: 'K' };
const town = { key: 'am', name: 'A. M.', role: 'Mairie', initials: 'AM' };
const me = { key: 'me', name: 'Vous', initials: 'V' };

const discussion: readonly ChatItem[] = [
  {
    kind: 'message',
    mine: false,
    id: '1',
    day: today,
    time: '17:40',
    author: lea,
    text: 'Le platane devant la fontaine penche depuis la tempête.',
  },
  {
    kind: 'message',
    mine: false,
    id: '2',
    day: today,
    time: '17:42',
    author: karim,
    text: 'Vu aussi. Des branches sont tombées sur le banc.',
  },
  { kind: 'event', event: 'joined', id: '3', day: today, time: '17:45', text: 'A. M. (Mairie) a rejoint' },
  {
    kind: 'message',
    mine: false,
    id: '4',
    day: today,
    time: '17:46',
    author: town,
    text: 'Merci. Le service des arbres passe demain à 8 h\u202f; la place reste ouverte.',
  },
  {
    kind: 'message',
    mine: true,
    id: '5',
    day: today,
    time: '17:49',
    author: me,
    text: 'Je peux déplacer le banc ce soir.',
    status: 'sent',
  },
];

const Taking = (props: ComponentProps<typeof Gathering>) => {
  const [state, setState] = useState(props.state);
  const [draft, setDraft] = useState('');
  const join = () => {
    setState('joined');
    props.onJoin();
  };
  const leave = () => {
    setState('visiting');
    props.onLeave?.();
  };
  const composer = { value: draft, onChange: setDraft, onSend: props.composer?.onSend ?? (() => {}) };
  return <Gathering {...props} state={state} onJoin={join} onLeave={leave} composer={composer} />;
};

const meta = {
  component: Gathering,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      conversation: 'Discussion',
      placeholder: 'Votre message à tous…',
      keysHint: '⏎ envoyer · ⇧⏎ ligne',
      join: 'Participer',
      joinHint: 'Ouvert à tous. Vos messages seront lus par les participants et par la mairie.',
      leave: 'Quitter',
      moderated: 'Les messages sont relus par la mairie avant d’être affichés.',
      silenced: 'Un agent a suspendu votre droit d’écrire ici. Vous pouvez encore lire.',
      closed: 'Cette discussion est clôturée depuis hier.',
    },
    title: 'Les arbres de la place du Puits',
    place: 'Place du Puits',
    onBack: fn(),
    items: discussion,
    state: 'joined',
    strip: {
      count: '14 participants',
      people: [
        { key: 'lea', initials: 'L' },
        { key: 'karim', initials: 'K' },
        { key: 'am', initials: 'AM' },
        { key: 'me', initials: 'V' },
        { key: 'more', initials: 'X' },
      ],
      hungSummary: '1 signalement et 1 sondage liés',
      hung: [
        { id: 'c', kind: 'case', title: 'Arbre dangereux', status: 'Prise en charge', href: '/m/case/t/c' },
        {
          id: 'p',
          kind: 'poll',
          title: 'Quels arbres replanter\u202f?',
          status: 'Ouvert',
          href: '/m/poll/p',
        },
      ],
      onHung: fn(),
    },
    onJoin: fn(),
    onLeave: fn(),
    notice: 'Effacé le 20 décembre · 30 jours après l’envoi',
    composer: { value: '', onChange: fn(), onSend: fn() },
  },
  render: (args) => <Taking {...args} />,
} satisfies Meta<typeof Gathering>;
export default meta;
type Story = StoryObj<typeof Gathering>;

export const ReadBeforeJoiningWrittenAfter: Story = {
  args: { state: 'visiting' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('log', { name: 'Discussion' })).toHaveTextContent('Le platane');
    await expect(page.queryByRole('textbox')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Participer' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
    await userEvent.type(page.getByRole('textbox'), 'Bonsoir');
    await userEvent.click(page.getByRole('button', { name: 'Envoyer' }));
    await expect(args.composer?.onSend).toHaveBeenCalledWith('Bonsoir');
    await userEvent.click(page.getByRole('button', { name: 'Quitter' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(page.queryByRole('textbox')).toBeNull();
  },
};

export const CasesAndPollsHangOnIt: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const poll = page.getByRole('link', { name: /Quels arbres/, hidden: true });
    await expect(poll).not.toBeVisible();
    await userEvent.click(page.getByText('1 signalement et 1 sondage liés'));
    await expect(poll).toBeVisible();
    await userEvent.click(poll);
    await expect(args.strip.onHung).toHaveBeenCalledWith(args.strip.hung[1]);
  },
};

export const Moderated: Story = {
  args: { state: 'moderated' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('note')).toHaveTextContent('relus par la mairie');
    await expect(page.getByRole('textbox')).toBeVisible();
  },
};

export const Silenced: Story = {
  args: { state: 'silenced' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/suspendu votre droit d’écrire/)).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
    await expect(page.getByRole('button', { name: 'Quitter' })).toBeVisible();
  },
};

export const Closed: Story = {
  args: { state: 'closed', closedActions: <Button variant="quiet">Signaler un problème</Button> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/clôturée depuis hier/)).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
    await expect(page.queryByRole('button', { name: 'Participer' })).toBeNull();
    await expect(page.queryByRole('button', { name: 'Quitter' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: undefined, items: undefined, notice: undefined },
  play: async ({ canvas, canvasElement }) => {
    await assertLoading(canvasElement, 4);
    await expect(canvas.queryByRole('log')).toBeNull();
    // Participation loads.
    await expect(canvas.queryByText('14 participants')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Participer' })).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    items: undefined,
    notice: undefined,
    instead: (
      <EmptyState
        title="Personne n’a encore écrit"
        text="Dites ce que vous avez vu, ou posez une question."
      />
    ),
    strip: { count: '1 participant', people: [], hungSummary: '', hung: [], onHung: fn() },
  },
  play: async ({ canvas, canvasElement }) => {
    await assertEmptyState(
      canvasElement,
      'Personne n’a encore écrit',
      'Dites ce que vous avez vu, ou posez une question.',
    );
    await expect(canvas.getByText('1 participant')).toBeVisible();
    await expect(canvasElement.querySelector('details')).toBeNull();
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    state: undefined,
    instead: <ErrorState title="La discussion n’a pas pu être chargée" onRetry={retry} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'La discussion n’a pas pu être chargée');
    await expect(canvas.queryByRole('log')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Matrix: Story = { args: { state: 'moderated' } };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
