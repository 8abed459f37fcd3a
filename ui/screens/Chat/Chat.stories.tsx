import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../../parts/Avatar/Avatar.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { ServiceMark } from '../../parts/ServiceMark/ServiceMark.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import {
  assertFailure,
  assertLoading,
  assertNoOverflow,
  phoneView,
  retry,
  smallPhoneView,
} from '../../parts/shared/storyChecks.ts';
import { YesNo } from '../../parts/YesNo/YesNo.tsx';
import { Chat, type ChatItem, type ChatProps } from './Chat.tsx';
import { conversation, hardConversation, staffConversation } from './chatFixture.tsx';

const question = () => (
  <div
    style={{
      display: 'grid',
      gap: 8,
      padding: 12,
      borderRadius: 14,
      backgroundColor: 'var(--pv-colors-drawerBg)',
      color: 'var(--pv-colors-drawerTxt)',
    }}
  >
    <b id="asked">L’eau coule-t-elle encore ?</b>
    <YesNo aria-labelledby="asked" standsOut="yes" />
  </div>
);

const composer = { value: '', onChange: fn(), onSend: fn(), onCamera: fn() };

const meta = {
  component: Chat,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      conversation: 'Conversation',
      placeholder: 'Votre message…',
      keysHint: '⏎ envoyer · ⇧⏎ ligne',
    },
    title: 'Toilettes · Halles',
    subtitle: 'Prise en charge · n° 4F7K',
    onBack: fn(),
    headerActions: <Avatar initials="AM" label="En charge : A. M." />,
    items: conversation,
    renderQuestion: question,
    notice: 'Effacé le 20 décembre · 30 jours après l’envoi',
    composer,
  },
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof Chat>;

export const OfAContributor: Story = {
  name: 'Of a contributor',
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(page.getByText('vu', { exact: false })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retour' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const OfStaff: Story = {
  name: 'Of staff',
  args: {
    title: 'Toilettes · Halles nord',
    subtitle: 'Propreté › Toilettes · 8 min',
    service: <ServiceMark code="maintenance" label="Services techniques" neutral />,
    items: staffConversation,
    onBack: undefined,
    headerActions: (
      <>
        <Button variant="quiet">En attente</Button>
        <Button>Clôturer…</Button>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'En attente',
      'Clôturer…',
    ]);
    // Staff on their side.
    const sideOf = (words: RegExp) =>
      canvas.getByText(words).closest('[data-side]')?.getAttribute('data-side');
    await expect(sideOf(/^Merci, une équipe part/)).toBe('mine');
    await expect(sideOf(/^Fuite d’eau devant/)).toBe('others');
    await expect(canvas.getAllByText('Visiteur')[0]?.parentElement).toHaveTextContent('Visiteur · anonyme');
    await expect(canvas.getByText('Vous prenez le signalement en charge')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[role=group]')).toHaveLength(0);
  },
};

/** One message more, or another question text. */
const Reloaded = (args: ComponentProps<typeof Chat>) => {
  const [items, setItems] = useState(args.items);
  const again = (change: (copies: ChatItem[]) => ChatItem[]) =>
    setItems(change(structuredClone([...conversation])));
  return (
    <>
      <button type="button" onClick={() => again((copies) => [...copies, arrived])}>
        Un message de plus
      </button>
      <button
        type="button"
        onClick={() =>
          again((copies) => copies.map((item) => (item.id === '3' ? { ...item, text: 'Autre' } : item)))
        }
      >
        D’autres mots
      </button>
      <Chat {...args} items={items} />
    </>
  );
};
const arrived = { ...structuredClone(conversation[3]), id: 'arrived', text: 'C’est sec.' } as ChatItem;

export const OnlyWhatChangedIsDrawnAnew: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { renderQuestion: fn(question) },
  render: (args) => <Reloaded {...args} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const drawn = args.renderQuestion as ReturnType<typeof fn>;
    const before = drawn.mock.calls.length;
    await userEvent.click(page.getByRole('button', { name: 'Un message de plus' }));
    await expect(page.getByText('C’est sec.')).toBeVisible();
    await expect(drawn).toHaveBeenCalledTimes(before);
    await userEvent.click(page.getByRole('button', { name: 'D’autres mots' }));
    await expect(page.getByText('Autre')).toBeVisible();
    await expect(drawn.mock.calls.length).toBeGreaterThan(before);
  },
};

const [firstItem] = conversation;

export const WhatIsNewStandsBelowADivider: Story = {
  tags: ['behaviour'],
  args: {
    items: conversation.flatMap((item) =>
      item.id === '3'
        ? [{ kind: 'unread', id: 'unread', day: item.day, time: item.time, text: 'Nouveaux messages' }, item]
        : [item],
    ),
  },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('li')].map(({ textContent }) => textContent);
    const at = rows.indexOf('Nouveaux messages');
    await expect(rows[at + 1]).toContain('Merci, une équipe part');
    await expect(rows[at - 1]).not.toContain('Merci, une équipe part');
  },
};

export const WhoScrollsToTheBeginningNeedsNotPress: Story = {
  tags: ['behaviour'],
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      kind: 'message',
      id: `m${index}`,
      day: firstItem?.day ?? { key: 'today', label: 'Aujourd’hui' },
      time: '09:15',
      mine: false,
      author: { key: 'a', name: 'A. Martin', initials: 'AM' },
      text: `Message ${index}`,
    })),
    older: { onLoad: fn() },
  },
  play: async ({ args, canvasElement }) => {
    const log = within(canvasElement).getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(100));
    await expect(args.older?.onLoad).not.toHaveBeenCalled();
    log.scrollTop = 0;
    await waitFor(() => expect(args.older?.onLoad).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  args: { items: undefined, notice: undefined },
  play: async ({ canvas, canvasElement }) => {
    await assertLoading(canvasElement, 4);
    await expect(canvas.getByText('Chargement…').parentElement).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Toilettes · Halles');
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log', { name: 'Conversation' }));
    await expect(log.queryByRole('listitem')).toBeNull();
    await expect(log.getByText(/^Effacé le 20 décembre/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { instead: <ErrorState title="La conversation n’a pas pu être chargée" onRetry={retry} /> },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'La conversation n’a pas pu être chargée');
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};

/** The footer link is outside the log. */
export const EndsWithItsLastMessage: Story = {
  tags: ['behaviour'],
  args: { footer: <a href="#legal">Accessibilité et mentions</a> },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const rows = within(log).getAllByRole('listitem');
    const below = (one: Element, other?: Element) =>
      Boolean(other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING);
    await expect(below(within(log).getByText(/^Effacé le/), rows[0])).toBe(false);
    await expect(log.textContent?.endsWith(rows.at(-1)?.textContent ?? '-')).toBe(true);
    const link = canvas.getByRole('link', { name: 'Accessibilité et mentions' });
    await expect(log).not.toContainElement(link);
    await expect(below(link, canvas.getByRole('textbox'))).toBe(true);
    await expect(link).toBeVisible();
  },
};

/** Content below the fold when staff close the case. */
const ClosedLater = (args: ChatProps) => {
  const [closed, setClosed] = useState(false);
  const before = ['a', 'b'].flatMap((day) => conversation.map((item) => ({ ...item, id: day + item.id })));
  const [{ day, time }] = conversation as readonly [ChatItem];
  const close: ChatItem = { kind: 'event', event: 'closed', id: 'close', day, time, text: 'A. M. a clôturé' };
  return (
    <>
      <Chat
        {...args}
        items={closed ? [...before, close] : before}
        {...(closed && {
          satisfaction: <div style={{ blockSize: 240 }}>Êtes-vous satisfait ?</div>,
          closed: <p>Ce signalement est clôturé.</p>,
        })}
      />
      <button type="button" style={{ position: 'fixed', insetBlockStart: 0 }} onClick={() => setClosed(true)}>
        Clôturer
      </button>
    </>
  );
};

export const AClosingAndItsStarsAreScrolledTo: Story = {
  tags: ['behaviour'],
  ...phoneView,
  render: (args) => <ClosedLater {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollHeight - log.clientHeight).toBeGreaterThan(150));
    log.scrollTop = log.scrollHeight - log.clientHeight - 120;
    await waitFor(() => expect(log.scrollTop).toBeLessThan(log.scrollHeight - log.clientHeight - 100));
    await userEvent.click(canvas.getByRole('button', { name: 'Clôturer' }));
    const { bottom } = log.getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByText('Êtes-vous satisfait ?').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bottom,
      ),
    );
    await expect(within(log).getByText('A. M. a clôturé')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /nouveau/ })).toBeNull();
  },
};

export const Closed: Story = {
  args: {
    subtitle: 'Résolu · n° 4F7K',
    closed: (
      <>
        <p>Ce signalement est clôturé depuis hier.</p>
        <Button variant="quiet">Rouvrir le signalement</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const why =
      canvas.getByText('Ce signalement est clôturé depuis hier.').parentElement ?? canvas.getByRole('main');
    await expect(within(why).getByRole('button', { name: 'Rouvrir le signalement' })).toBeVisible();
    await expect(why.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByRole('log').getBoundingClientRect().bottom,
    );
  },
};

export const LongContent: Story = {
  ...smallPhoneView,
  args: {
    title: 'Chauffage, ventilation et climatisation · Médiathèque Simone-de-Beauvoir',
    items: hardConversation,
    warning: 'Danger',
    state: 'En attente',
    onRetry: fn(),
    older: { onLoad: fn() },
    composer: { ...composer, value: 'Le sol glisse devant le lavabo. '.repeat(5) },
  },
  play: async (context) => {
    await assertNoOverflow(context);
    await expect(context.canvas.getByText(/^Chauffage, ventilation et climatisation/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  },
};

/** Text rows. */
const countRows = (header: HTMLElement): number => {
  const words = document.createRange();
  words.selectNodeContents(header.querySelector('h1')?.parentElement?.parentElement ?? header);
  const lines = [...words.getClientRects()].filter(({ height }) => height < 28);
  const tops = lines.sort((one, other) => one.top - other.top);
  return tops.reduce(
    ({ rows, end }, { top, bottom }) => ({
      rows: top >= end - 4 ? rows + 1 : rows,
      end: Math.max(end, bottom),
    }),
    { rows: 0, end: Number.NEGATIVE_INFINITY },
  ).rows;
};

const french = { state: 'En attente jusqu’au 29 nov.', subtitle: 'n° 4F7K · Halles du marché, entrée nord' };
/** Long state chip. */
const createHeldStory = (args: Story['args'], rows: number, where = phoneView): Story => ({
  ...where,
  args: { headerActions: undefined, ...args },
  play: async (context) => {
    await assertNoOverflow(context);
    await expect(countRows(context.canvas.getByRole('banner'))).toBeLessThanOrEqual(rows);
  },
});

export const AHeldCase: Story = createHeldStory({ ...french, title: 'Toilettes' }, 2);
export const AHeldCaseWithALongName: Story = createHeldStory(
  {
    title: 'Température et air',
    state: 'En attente',
    subtitle: 'n° 4F7K · Amphi 1, hall · jusqu’au 29 nov.',
  },
  2,
);
export const Matrix: Story = { args: { items: hardConversation, onRetry: fn() } };

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };

/** Moved up by a keyboard. */
const fakeKeyboard = () => {
  const own = Object.getOwnPropertyDescriptor(window, 'visualViewport');
  const view = Object.assign(new EventTarget(), { scale: 1, height: window.innerHeight, offsetTop: 0 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  return {
    /** Covered height and displacement. */
    shows: (covered: number, moved: number, scale = 1) => {
      Object.assign(view, { height: window.innerHeight - covered, offsetTop: moved, scale });
      view.dispatchEvent(new Event('resize'));
    },
    end: () => own && Object.defineProperty(window, 'visualViewport', own),
  };
};
let keyboard: ReturnType<typeof fakeKeyboard> | undefined;

export const KeepsItsHeaderOverAKeyboardThatMovesThePage: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keyboard = fakeKeyboard();
    return keyboard.end;
  },
  play: async ({ canvas }) => {
    const height = window.innerHeight;
    const top = () => Math.round(canvas.getByRole('banner').getBoundingClientRect().top);
    const end = () =>
      Math.round(canvas.getByRole('textbox').closest('form')?.getBoundingClientRect().bottom ?? 0);
    await expect([top(), end()]).toEqual([0, height]);
    keyboard?.shows(300, 120);
    await expect([top(), end()]).toEqual([120, 120 + height - 300]);
    keyboard?.shows(0, 0);
    await expect([top(), end()]).toEqual([0, height]);
    // A pinch zoom without a keyboard.
    keyboard?.shows(300, 120, 2);
    await expect([top(), end()]).toEqual([0, height]);
  },
};
