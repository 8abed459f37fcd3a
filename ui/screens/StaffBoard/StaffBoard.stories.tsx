import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChartIcon } from '../../icons/ChartIcon.tsx';
import { ListIcon } from '../../icons/ListIcon.tsx';
import { PinIcon } from '../../icons/PinIcon.tsx';
import { SettingsIcon } from '../../icons/SettingsIcon.tsx';
import { UsersIcon } from '../../icons/UsersIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import {
  assertEmptyState,
  assertFailure,
  assertLoading,
  assertNoOverflow,
  deskView,
  retry,
} from '../../parts/shared/storyChecks.ts';
import { CaseDetails } from '../CaseDetails/CaseDetails.tsx';
import { detailsArgs } from '../CaseDetails/detailsFixture.tsx';
import { cases, renderCaseIcon } from '../CaseList/caseFixture.tsx';
import { Chat } from '../Chat/Chat.tsx';
import { hardConversation, staffConversation } from '../Chat/chatFixture.tsx';
import { StaffBoard } from './StaffBoard.tsx';

const renderChat = (items = staffConversation, title = 'Toilettes') => (
  <Chat
    embedded
    texts={{ conversation: 'Conversation', placeholder: 'Répondre…', keysHint: '⏎ envoyer · ⇧⏎ ligne' }}
    title={title}
    subtitle="n° 4F7K · Halles du marché, entrée nord"
    state="Pris en charge"
    onBack={() => {}}
    headerActions={
      <>
        <Button variant="quiet" size="small">
          En attente
        </Button>
        <Button size="small">Clôturer…</Button>
      </>
    }
    items={items}
    composer={{ value: '', onChange: () => {}, onSend: () => {}, onCamera: () => {} }}
  />
);

const list = {
  texts: {
    title: 'Signalements à traiter',
    search: 'Chercher',
    searchPlaceholder: 'Lieu, n°, mot, contact',
    filters: 'Filtres',
  },
  search: { value: '', onChange: fn() },
  searchKey: '/',
  filters: [
    { id: 'all', label: 'Ouverts', unread: 4 },
    { id: 'new', label: 'Nouveaux', unread: 3 },
    { id: 'mine', label: 'À moi', unread: 1 },
    { id: 'held', label: 'En attente' },
    { id: 'closed', label: 'Clôturés' },
  ],
  filterId: 'all',
  total: '12 signalements, 4 non lus',
  onFilter: fn(),
  cases: { label: 'Signalements', items: cases, currentId: '1', onSelect: fn(), renderIcon: renderCaseIcon },
};

const meta = {
  component: StaffBoard,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      skipToList: 'Aller à la liste des signalements',
      skipToCase: 'Aller au signalement ouvert',
      details: 'Détails',
    },
    nav: {
      customer: { label: 'Belleroche' },
      currentId: 'cases',
      onSelect: fn(),
      entries: [
        { id: 'cases', label: 'Signalements', icon: <ListIcon size={20} />, unread: 4 },
        { id: 'people', label: 'Équipe', icon: <UsersIcon size={20} /> },
        { id: 'figures', label: 'Chiffres', icon: <ChartIcon size={20} /> },
        { id: 'places', label: 'Lieux', icon: <PinIcon size={20} /> },
      ],
      own: [{ id: 'settings', label: 'Réglages', icon: <SettingsIcon size={20} /> }],
      person: { name: 'Aline Morvan', initials: 'AM', signOut: 'Se déconnecter', onSignOut: fn() },
      more: 'Plus',
    },
    list,
    chat: renderChat(),
    details: <CaseDetails {...detailsArgs} />,
  },
} satisfies Meta<typeof StaffBoard>;
export default meta;
type Story = StoryObj<typeof StaffBoard>;

export const DownLeadsFromSearchToTheFirstCase: Story = {
  args: { chat: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('searchbox');
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/');
    await userEvent.click(field);
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.getByRole('button', { name: /^Toilettes/ })).toHaveFocus();
  },
};

export const ADroppedFileNeverReplacesThePage: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const drag = (type: 'dragover' | 'drop') => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'plan.pdf'));
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      canvas.getByRole('region', { name: 'Signalements à traiter' }).dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(drag('dragover')).toBe(true);
    await expect(drag('drop')).toBe(true);
  },
};

const onSearch = fn();

export const EscapeEmptiesTheSearch: Story = {
  tags: ['behaviour'],
  args: { list: { ...list, search: { value: 'wifi', onChange: onSearch } } },
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    const field = within(canvasElement).getByRole('searchbox');
    field.focus();
    await userEvent.keyboard('{Escape}');
    await expect(onSearch).toHaveBeenCalledWith('');
    await expect(field).toHaveFocus();
  },
};

export const WithoutAnOpenCase: Story = {
  name: 'No case is open',
  args: { chat: undefined, details: undefined, nothing: <p>Choisissez un signalement dans la liste.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('log')).toBeNull();
    await expect(canvas.getByText('Choisissez un signalement dans la liste.')).toBeVisible();
    await expect(canvas.queryByRole('complementary', { name: 'Détails' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Aller au signalement ouvert' })).toBeNull();
  },
};

const onMore = fn();
const createCase = (index: number) => {
  const one = cases[index % cases.length];
  if (!one) throw new Error('There are no cases.');
  return one;
};

export const FurtherCasesComeWhenTheEndIsInSight: Story = {
  tags: ['behaviour'],
  args: {
    list: {
      ...meta.args.list,
      more: { label: 'Plus de signalements', onLoad: onMore },
      cases: {
        ...meta.args.list.cases,
        items: Array.from({ length: 60 }, (_, index) => ({ ...createCase(index), id: `c${index}` })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    onMore.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Plus de signalements' });
    await expect(onMore).not.toHaveBeenCalled();
    button.scrollIntoView();
    await waitFor(() => expect(onMore).toHaveBeenCalledOnce());
    await userEvent.click(button);
    await expect(onMore).toHaveBeenCalledTimes(2);
  },
};

const sixty = Array.from({ length: 60 }, (_, index) => ({
  ...createCase(index),
  id: `c${index}`,
  unread: 2,
}));

const onUrgent = fn();
const waiting = { label: '3 dangers signalés attendent', pressed: false, onPress: onUrgent };

export const WhatIsUrgentStandsAboveTheListAndDoesNotScroll: Story = {
  tags: ['behaviour'],
  args: {
    chat: undefined,
    details: undefined,
    list: {
      ...list,
      cases: { ...list.cases, items: sixty },
      urgent: waiting,
    },
  },
  play: async ({ canvas }) => {
    onUrgent.mockClear();
    const pane = canvas.getByRole('region', { name: 'Signalements à traiter' });
    const line = within(pane).getByRole('button', { name: '3 dangers signalés attendent' });
    const { top } = line.getBoundingClientRect();
    const rows = within(pane).getAllByRole('listitem');
    rows.at(-1)?.scrollIntoView();
    await expect(rows[0]?.getBoundingClientRect().bottom).toBeLessThan(0);
    await expect(line.getBoundingClientRect().top).toBe(top);
    await expect(line).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(line);
    await expect(onUrgent).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: {
    list: { ...list, cases: { ...list.cases, items: undefined } },
    chat: undefined,
    details: undefined,
  },
  play: async ({ canvas }) => {
    const pane = canvas.getByRole('region', { name: 'Signalements à traiter' });
    await assertLoading(pane, 5 * 3);
    await expect(within(pane).queryByRole('list')).toBeNull();
    await expect(within(pane).getByRole('button', { name: /^Nouveaux/ })).toBeEnabled();
  },
};

export const Empty: Story = {
  args: {
    list: {
      ...list,
      cases: {
        ...list.cases,
        items: [],
        empty: <EmptyState title="Rien de nouveau" text="Tout est traité." />,
      },
    },
    chat: undefined,
    details: undefined,
  },
  play: async ({ canvas }) => {
    const pane = canvas.getByRole('region', { name: 'Signalements à traiter' });
    await assertEmptyState(pane, 'Rien de nouveau', 'Tout est traité.');
    await expect(within(pane).queryByRole('list')).toBeNull();
    await expect(within(pane).getByRole('searchbox')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    list: {
      ...list,
      cases: { ...list.cases, instead: <ErrorState title="Liste indisponible" onRetry={retry} /> },
    },
  },
  play: async ({ canvas }) => {
    const pane = canvas.getByRole('region', { name: 'Signalements à traiter' });
    await assertFailure(pane, 'Liste indisponible');
    await expect(within(pane).queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

export const LongContent: Story = {
  ...deskView,
  args: {
    chat: renderChat(
      hardConversation,
      'Chauffage, ventilation et climatisation · Médiathèque Simone-de-Beauvoir',
    ),
  },
  play: async (context) => {
    await assertNoOverflow(context);
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 2, name: /^Chauffage/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clôturer…' })).toBeVisible();
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
/** Two desktops, and a phone. */
export const MatrixFull: Story = {
  tags: ['behaviour'],
  args: {
    list: {
      ...list,
      cases: {
        ...list.cases,
        items: sixty.map((one, index) => ({ ...one, unread: index % 4 === 1 ? 2 : 0 })),
        currentId: 'c2',
      },
    },
  },
};
export const MatrixFullDark: Story = { ...MatrixFull, ...onDark, tags: ['behaviour'] };
export const MatrixFullList: Story = {
  args: { ...MatrixFull.args, chat: undefined, details: undefined },
  tags: ['behaviour'],
};
export const MatrixFullListDark: Story = { ...MatrixFullList, ...onDark, tags: ['behaviour'] };
