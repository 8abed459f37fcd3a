import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { MessageList } from './MessageList.tsx';
import {
  type Entry,
  makeEntries,
  measureEndGap,
  renderFixtureEntry,
  scrollLog,
  today,
  waitTwoFrames,
  yesterday,
} from './messageListFixture.tsx';

const Growing = ({ start, batch = 1 }: { start: Entry[]; batch?: number }) => {
  const [entries, setEntries] = useState(start);
  const first = Number(entries[0]?.id.slice(1) ?? 1);
  const last = Number(entries.at(-1)?.id.slice(1) ?? 1);
  const reply = (): Entry[] =>
    makeEntries(last + 1, batch).map((entry) => ({ ...entry, authorKey: 'am', mine: false }));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 520 }}>
      <MessageList label="Conversation" entries={entries} renderEntry={renderFixtureEntry} />
      <p style={{ margin: 8, display: 'flex', gap: 8 }}>
        <button
          type="button"
          onClick={() => setEntries([...makeEntries(first - 10, 10, yesterday), ...entries])}
        >
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
  args: { label: 'Conversation', entries: [], renderEntry: renderFixtureEntry },
  render: () => <Growing start={makeEntries(100, 20)} />,
} satisfies Meta<typeof MessageList<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsANamedLogThatKeysCanScroll: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const log = page.getByRole('log', { name: 'Conversation' });
    await waitFor(() => expect(measureEndGap(log)).toBeLessThan(2));
    await userEvent.tab();
    await expect(log).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(log.scrollTop).toBe(0));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(measureEndGap(log)).toBeLessThan(2));
    await expect(log.contains(page.getByRole('status'))).toBe(false);
  },
};

export const StaysAtTheEndWhenAMessageArrives: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const log = page.getByRole('log');
    await waitFor(() => expect(measureEndGap(log)).toBeLessThan(2));
    await userEvent.click(page.getByRole('button', { name: 'Un message arrive' }));
    await expect(measureEndGap(log)).toBeLessThan(2);
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
    await waitFor(() => expect(measureEndGap(log)).toBeGreaterThan(100));
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(page.getByRole('button', { name: 'Un message arrive' }));
    await expect(log.scrollTop).toBe(100);
    const jump = page.getAllByRole('button').find((button) => log.parentElement?.contains(button));
    await expect(jump).toHaveTextContent('1 nouveau message');
    if (jump) await userEvent.click(jump);
    await expect(measureEndGap(log)).toBeLessThan(2);
    await expect(jump).not.toBeInTheDocument();
  },
};

const measureEnd = (entry: HTMLElement | null) => entry?.getBoundingClientRect().bottom ?? 0;

const countEntries = (log: HTMLElement) => log.querySelectorAll('[data-entry]').length;

export const TenThousandMessagesStayFewInThePage: Story = {
  tags: ['behaviour'],
  render: () => <Growing start={makeEntries(1, 10_000)} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const log = page.getByRole('log');
    await waitFor(() => expect(measureEndGap(log)).toBeLessThan(2));
    await expect(countEntries(log)).toBe(100);
    for (let times = 0; times < 3; times += 1) {
      const message = log.querySelector<HTMLElement>('[data-entry]');
      log.scrollTop = (message?.offsetTop ?? 0) + 20;
      const before = measureEnd(message);
      await scrollLog(log, log.scrollTop);
      const moved = measureEnd(message) - before;
      if (Math.abs(moved) > 1) throw new Error(`The view moved by ${moved} pixels.`);
    }
    await expect(countEntries(log)).toBe(300);
    await expect(log.querySelector('[data-entry=m10000]')).toBeNull();
    for (let times = 0; times < 3; times += 1) await scrollLog(log, log.scrollHeight);
    await expect(log.querySelector('[data-entry=m10000]')).toBeVisible();
    await expect(measureEndGap(log)).toBeLessThan(2);
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
    await waitTwoFrames();
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
        entries={[...makeEntries(1, 3, yesterday), event, ...makeEntries(4, 5)]}
        renderEntry={renderFixtureEntry}
        after={<p style={{ textAlign: 'center' }}>Effacé le 20 décembre</p>}
      />
    </div>
  ),
};

export const Few: Story = {
  name: 'A few messages',
  render: () => (
    <div style={{ display: 'flex', blockSize: 400 }}>
      <MessageList label="Conversation" entries={makeEntries(1, 1)} renderEntry={renderFixtureEntry} />
    </div>
  ),
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(countEntries(log)).toBe(1);
    // Fully visible.
    const gap = log.getBoundingClientRect().bottom - measureEnd(log.querySelector('[data-entry]'));
    await expect(gap).toBeLessThan(40);
    await expect(log.scrollHeight).toBe(log.clientHeight);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
