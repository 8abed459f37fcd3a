import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { MessageList } from './MessageList.tsx';
import {
  draw,
  type Entry,
  gapToEnd,
  make,
  scrolledTo,
  today,
  twoFrames,
  yesterday,
} from './messageListFixture.tsx';

/** Grows at either end by a button. */
const Growing = ({ start, batch = 1 }: { start: Entry[]; batch?: number }) => {
  const [entries, setEntries] = useState(start);
  const first = Number(entries[0]?.id.slice(1) ?? 1);
  const last = Number(entries.at(-1)?.id.slice(1) ?? 1);
  const reply = (): Entry[] =>
    make(last + 1, batch).map((entry) => ({ ...entry, authorKey: 'am', mine: false }));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 520 }}>
      <MessageList label="Conversation" entries={entries} renderEntry={draw} />
      <p style={{ margin: 8, display: 'flex', gap: 8 }}>
        <button type="button" onClick={() => setEntries([...make(first - 10, 10, yesterday), ...entries])}>
          Plus anciens
        </button>
        <button type="button" onClick={() => setEntries([...entries, ...reply()])}>
          Un message arrive
        </button>
      </p>
    </div>
  );
};

const meta = {
  component: MessageList<Entry>,
  args: { label: 'Conversation', entries: [], renderEntry: draw },
  render: () => <Growing start={make(100, 20)} />,
} satisfies Meta<typeof MessageList<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsANamedLogThatKeysCanScroll: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const log = page.getByRole('log', { name: 'Conversation' });
    await waitFor(() => expect(gapToEnd(log)).toBeLessThan(2));
    await userEvent.tab();
    await expect(log).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(log.scrollTop).toBe(0));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(gapToEnd(log)).toBeLessThan(2));
    await expect(log.contains(page.getByRole('status'))).toBe(false);
  },
};

export const StaysAtTheEndWhenAMessageArrives: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const log = page.getByRole('log');
    await waitFor(() => expect(gapToEnd(log)).toBeLessThan(2));
    await userEvent.click(page.getByRole('button', { name: 'Un message arrive' }));
    await expect(gapToEnd(log)).toBeLessThan(2);
    await expect(page.getByRole('status')).toHaveTextContent('Message 120');
    await expect(log).toHaveAttribute('aria-live', 'off');
  },
};

export const OffersNewMessagesToAReaderFurtherUp: Story = {
  name: 'It grows at both ends',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const log = page.getByRole('log');
    log.scrollTop = 100;
    await waitFor(() => expect(gapToEnd(log)).toBeGreaterThan(100));
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(page.getByRole('button', { name: 'Un message arrive' }));
    await expect(log.scrollTop).toBe(100);
    const jump = page.getAllByRole('button').find((button) => log.parentElement?.contains(button));
    await expect(jump).toHaveTextContent('1 nouveau message');
    if (jump) await userEvent.click(jump);
    await expect(gapToEnd(log)).toBeLessThan(2);
    await expect(jump).not.toBeInTheDocument();
  },
};

const endOf = (entry: HTMLElement | null) => entry?.getBoundingClientRect().bottom ?? 0;

const entriesIn = (log: HTMLElement) => log.querySelectorAll('[data-entry]').length;

export const TenThousandMessagesStayFewInThePage: Story = {
  tags: ['behaviour'],
  render: () => <Growing start={make(1, 10_000)} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const log = page.getByRole('log');
    await waitFor(() => expect(gapToEnd(log)).toBeLessThan(2));
    await expect(entriesIn(log)).toBe(100);
    for (let times = 0; times < 3; times += 1) {
      const message = log.querySelector<HTMLElement>('[data-entry]');
      log.scrollTop = (message?.offsetTop ?? 0) + 20;
      const before = endOf(message);
      await scrolledTo(log, log.scrollTop);
      const moved = endOf(message) - before;
      if (Math.abs(moved) > 1) throw new Error(`The view moved by ${moved} pixels.`);
    }
    await expect(entriesIn(log)).toBe(300);
    await expect(log.querySelector('[data-entry=m10000]')).toBeNull();
    for (let times = 0; times < 3; times += 1) await scrolledTo(log, log.scrollHeight);
    await expect(log.querySelector('[data-entry=m10000]')).toBeVisible();
    await expect(gapToEnd(log)).toBeLessThan(2);
  },
};

export const PrependingMovesNothing: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const log = page.getByRole('log');
    log.scrollTop = 40;
    log.dispatchEvent(new Event('scroll'));
    const message = page.getByText(/^Message 103/);
    await twoFrames();
    const before = message.getBoundingClientRect().top;
    await userEvent.click(page.getByRole('button', { name: 'Plus anciens' }));
    await expect(page.getByText(/^Message 90/)).toBeInTheDocument();
    await expect(Math.abs(message.getBoundingClientRect().top - before)).toBeLessThan(1);
  },
};

const event: Entry = {
  id: 'event',
  day: today,
  text: 'Services techniques prend le signalement en charge',
  time: '09:14',
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', blockSize: 700 }}>
      <MessageList
        label="Conversation"
        entries={[...make(1, 3, yesterday), event, ...make(4, 5)]}
        renderEntry={draw}
        after={<p style={{ textAlign: 'center' }}>Effacé le 20 décembre</p>}
      />
    </div>
  ),
};

export const Few: Story = {
  name: 'A few messages',
  render: () => (
    <div style={{ display: 'flex', blockSize: 400 }}>
      <MessageList label="Conversation" entries={make(1, 1)} renderEntry={draw} />
    </div>
  ),
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(entriesIn(log)).toBe(1);
    // At the end, fully visible, without a latest-messages button.
    const gap = log.getBoundingClientRect().bottom - endOf(log.querySelector('[data-entry]'));
    await expect(gap).toBeLessThan(40);
    await expect(log.scrollHeight).toBe(log.clientHeight);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
