import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../../../scripts/project.mjs';
import { until } from '../../faults/wait.ts';
import type { Engine } from '../engine.ts';

export const BOOK = join(ROOT, 'storybook-static');

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      tags: z.optional(z.array(z.string())),
    }),
  ),
});

/** By component, in the book's order. */
export function playedStories(): Map<string, string[]> {
  const { entries } = indexSchema.parse(JSON.parse(readFileSync(join(BOOK, 'index.json'), 'utf8')));
  const byTitle = new Map<string, string[]>();
  for (const { id, type, title, tags = [] } of Object.values(entries)) {
    if (type !== 'story' || !tags.includes('play-fn') || !tags.includes('test')) continue;
    byTitle.set(title, [...(byTitle.get(title) ?? []), id]);
  }
  return byTitle;
}

interface Channel {
  on(event: string, hear: (told: Record<string, unknown>) => void): void;
  emit(event: string, told: object): void;
}
interface Book {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  played?: { storyId?: unknown; status?: unknown; why: string[] };
}

/** In the book: true once subscribed. */
function hear(): boolean {
  const book = window as unknown as Book;
  const channel = book.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel || !document.body.classList.contains('sb-show-nopreview')) return false;
  if (book.played) return true;
  const played: NonNullable<Book['played']> = { why: [] };
  book.played = played;
  const note = (told: Record<string, unknown> | readonly Record<string, unknown>[]) => {
    for (const one of [told].flat())
      played.why.push(String(one.message ?? one.description ?? one.title ?? ''));
  };
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'])
    channel.on(event, note);
  channel.on('unhandledErrorsWhilePlaying', note);
  channel.on('storyFinished', ({ storyId, status, reporters }) => {
    const reports = reporters as readonly { status: string; type: string; result?: unknown }[] | undefined;
    for (const one of reports ?? [])
      if (one.status === 'failed') played.why.push(`${one.type} finds something`);
    Object.assign(played, { storyId, status });
  });
  return true;
}

/** In the book: selecting plays. */
function show(storyId: string): void {
  const book = window as unknown as Book;
  if (book.played) Object.assign(book.played, { storyId: undefined, status: undefined, why: [] });
  book.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

const told = () => (window as unknown as Book).played;

export async function openBook(engine: Engine, address: string): Promise<void> {
  await engine.open(`${address}/iframe.html`);
  await until(`The book opens in ${engine.name}`, () => engine.ask(hear, undefined));
}

/** @returns the failure, if any */
export async function play(engine: Engine, storyId: string): Promise<string | undefined> {
  await engine.ask(show, storyId);
  await until(`${storyId} is played in ${engine.name}`, async () => {
    const { storyId: id, status } = (await engine.ask(told, undefined)) ?? {};
    return id === storyId && status !== undefined;
  });
  const { status, why = [] } = (await engine.ask(told, undefined)) ?? {};
  return status === 'success' ? undefined : why.join('\n') || String(status);
}
