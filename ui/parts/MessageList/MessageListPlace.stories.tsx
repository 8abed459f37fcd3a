import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MessageList } from './MessageList.tsx';
import {
  type Entry,
  makeEntries,
  measureEndGap,
  renderFixtureEntry,
  scrollLog,
  waitTwoFrames,
} from './messageListFixture.tsx';

/** Older messages per press. */
const PAGE = 50;

type LongProps = { from: number; to: number; oldest?: number; after?: number; tall?: number };

const Long = ({ from, to, oldest = -10_000, after = 0, tall = 0 }: LongProps) => {
  const [entries, setEntries] = useState(() => makeEntries(from, to - from + 1));
  const [padding, setPadding] = useState(0);
  const first = Number(entries[0]?.id.slice(1));
  const last = Number(entries.at(-1)?.id.slice(1));
  const older = () => setEntries([...makeEntries(first - PAGE, PAGE), ...entries]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 520 }}>
      <MessageList
        label="Conversation"
        entries={entries}
        renderEntry={(entry: Entry, place) => (
          <div style={{ paddingBlockEnd: Number(entry.id.slice(1)) > to ? tall : padding }}>
            {renderFixtureEntry(entry, place)}
          </div>
        )}
        before={first > oldest && <Button onClick={older}>Messages précédents</Button>}
        after={
          after > 0 && (
            <div style={{ display: 'grid', alignItems: 'end', blockSize: after }}>
              <Button>Répondre</Button>
            </div>
          )
        }
      />
      <p style={{ margin: 8, display: 'flex', gap: 8 }}>
        <button type="button" onClick={() => setPadding(padding + 30)}>
          Les images arrivent
        </button>
        <button
          type="button"
          onClick={() =>
            setEntries([
              ...entries,
              { ...makeEntries(last + 1, 1)[0], authorKey: 'am', mine: false } as Entry,
            ])
          }
        >
          Un message arrive
        </button>
      </p>
    </div>
  );
};

const meta = {
  tags: ['behaviour', '!autodocs'],
  title: 'MessageList/Place',
  component: Long,
  args: { from: 1, to: 4000 },
} satisfies Meta<typeof Long>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  desk: { name: 'Desk', styles: { width: '1280px', height: '800px' } },
};
const at = (value: keyof typeof sizes) => ({
  parameters: { viewport: { options: sizes } },
  globals: { viewport: { value } },
});

const findEntry = (log: HTMLElement, number: number) =>
  log.querySelector<HTMLElement>(`[data-entry=m${number}]`);

const isInSight = (log: HTMLElement, number: number) => {
  const row = findEntry(log, number)?.getBoundingClientRect();
  const box = log.getBoundingClientRect();
  return row !== undefined && row.top >= box.top - 1 && row.bottom <= box.bottom + 1;
};

const opened = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  const log = page.getByRole('log');
  await waitFor(() => expect(measureEndGap(log)).toBeLessThan(2));
  await waitTwoFrames();
  return { page, log };
};

export const HomeAndEndReachTheVeryFirstAndLastMessage: Story = {
  play: async ({ canvasElement }) => {
    const { page, log } = await opened(canvasElement);
    await userEvent.tab();
    await expect(log).toHaveFocus();
    for (let times = 0; times < 2; times += 1) {
      await userEvent.keyboard('{Home}');
      await waitTwoFrames();
      await expect(log.scrollTop).toBe(0);
      await expect(isInSight(log, 1)).toBe(true);
      await userEvent.keyboard('{End}');
      await waitTwoFrames();
      await expect(measureEndGap(log)).toBeLessThan(2);
      await expect(isInSight(log, 4000)).toBe(true);
    }
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitTwoFrames();
    await expect(isInSight(log, 4000)).toBe(true);
    await userEvent.keyboard('{Home}');
    await waitTwoFrames();
    await userEvent.click(page.getByRole('button', { name: 'Les images arrivent' }));
    await waitTwoFrames();
    await expect(log.scrollTop).toBe(0);
    log.focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(page.getByRole('button', { name: 'Les images arrivent' }));
    await waitTwoFrames();
    await expect(measureEndGap(log)).toBeLessThan(2);
    await expect(isInSight(log, 4000)).toBe(true);
  },
};

/** Must not count as user scrolling. */
export const StaysAtTheEndWhileSizesSettle: Story = {
  play: async ({ canvasElement }) => {
    const { log } = await opened(canvasElement);
    await scrollLog(log, 1000);
    log.focus();
    await userEvent.keyboard('{End}');
    const last = findEntry(log, 4000);
    if (last) last.style.paddingBlockEnd = '300px';
    log.dispatchEvent(new Event('scroll'));
    await waitTwoFrames();
    await expect(measureEndGap(log)).toBeLessThan(2);
  },
};

/** Must not return to the end. */
export const WhoScrollsWhileAPictureComesStays: Story = {
  args: { from: 1, to: 40 },
  play: async ({ canvasElement }) => {
    const { log } = await opened(canvasElement);
    const from = log.scrollTop;
    requestAnimationFrame(() => {
      log.scrollTop = from - 300;
      const last = findEntry(log, 40);
      if (last) last.style.paddingBlockEnd = '200px';
    });
    await waitTwoFrames();
    await waitTwoFrames();
    await expect(Math.abs(log.scrollTop - (from - 300))).toBeLessThan(1);
    await expect(measureEndGap(log)).toBeGreaterThan(400);
  },
};

/** Scrolls to the new end; the focused element stays visible. */
export const WhatHasTheFocusStaysInSightWhereTheEndMoves: Story = {
  play: async ({ canvasElement }) => {
    const { log } = await opened(canvasElement);
    const box = log.getBoundingClientRect();
    const row = [...log.querySelectorAll<HTMLElement>('[data-entry]')].find(
      (one) => one.getBoundingClientRect().top >= box.top,
    );
    if (!row) throw new Error('no row begins in sight');
    row.tabIndex = 0;
    row.focus({ preventScroll: true });
    const push = 24;
    const last = findEntry(log, 4000);
    if (last) last.style.paddingBlockEnd = `${row.getBoundingClientRect().top - box.top + push}px`;
    await waitTwoFrames();
    await expect(Math.abs(row.getBoundingClientRect().top - box.top)).toBeLessThan(1);
    await expect(measureEndGap(log)).toBeGreaterThan(push - 2);
    // Then the end wins.
    if (last) last.style.paddingBlockEnd = '600px';
    await waitTwoFrames();
    await expect(measureEndGap(log)).toBeLessThan(2);
  },
};

const pressAtTheTop = async (canvasElement: HTMLElement, from: number, width: number) => {
  await expect(window.innerWidth).toBe(width);
  const { page, log } = await opened(canvasElement);
  await scrollLog(log, 0);
  await expect(log.scrollTop).toBe(0);
  const seen = () => findEntry(log, from)?.getBoundingClientRect().bottom ?? Number.NaN;
  const before = seen();
  page.getByRole('button', { name: 'Messages précédents' }).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect(Math.abs(seen() - before)).toBeLessThan(1);
  await waitTwoFrames();
  await expect(Math.abs(seen() - before)).toBeLessThan(1);
  await expect(findEntry(log, from - 1)).toBeInTheDocument();
  await expect(log).toHaveFocus();
};

export const OlderOnesMoveNothingOnAPhone: Story = {
  ...at('phone'),
  args: { from: 101, to: 180 },
  play: ({ canvasElement, args }) => pressAtTheTop(canvasElement, args.from, 390),
};

/** At 200 % text they follow the newest message. */
export const WhatFollowsDoesNotPushTheNewestOutOfSight: Story = {
  args: { from: 1, to: 40, after: 600 },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log');
    await waitFor(() => expect(isInSight(log, 40)).toBe(true));
    await expect(measureEndGap(log)).toBeGreaterThan(48);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Un message arrive' }));
    await waitFor(() => expect(isInSight(log, 41)).toBe(true));
    // Stays focused.
    within(log).getByRole('button', { name: 'Répondre' }).focus();
    log.scrollTop = log.scrollHeight;
    await waitTwoFrames();
    const newest = findEntry(log, 41);
    if (newest) newest.style.paddingBlockEnd = '300px';
    await waitTwoFrames();
    await expect(measureEndGap(log)).toBeLessThan(2);
  },
};

/** Until the reader scrolls. */
export const ATallArrivalStartsAtItsTop: Story = {
  args: { from: 1, to: 40, tall: 700 },
  play: async ({ canvasElement }) => {
    const { page, log } = await opened(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Un message arrive' }));
    await waitTwoFrames();
    const card = findEntry(log, 41);
    const getTop = () => (card?.getBoundingClientRect().top ?? Number.NaN) - log.getBoundingClientRect().top;
    await expect(Math.abs(getTop())).toBeLessThan(2);
    // It may grow after its arrival.
    if (card) card.style.paddingBlockEnd = '200px';
    await waitTwoFrames();
    await expect(Math.abs(getTop())).toBeLessThan(2);
    await scrollLog(log, log.scrollHeight);
    if (card) card.style.paddingBlockEnd = '300px';
    await waitTwoFrames();
    await expect(measureEndGap(log)).toBeLessThan(2);
  },
};
