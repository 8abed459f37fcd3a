import { Avatar } from '../Avatar/Avatar.tsx';
import { Bubble } from '../Bubble/Bubble.tsx';
import { SystemMessage } from '../SystemMessage/SystemMessage.tsx';
import type { GroupPlace, MessageListEntry } from './rows.ts';

export type Entry = MessageListEntry & { text: string; time: string };

export const yesterday = { key: '2025-11-19', label: 'Hier' };
export const today = { key: '2025-11-20', label: 'Aujourd’hui' };

export const makeEntries = (from: number, count: number, day = today): Entry[] =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const mine = number % 5 < 2;
    const text = `Message ${number} : ${'le sol glisse '.repeat((number % 4) + 1)}`;
    return { id: `m${number}`, day, authorKey: mine ? 'me' : 'am', mine, text, time: '09:15', spoken: text };
  });

export const renderFixtureEntry = (entry: Entry, place: GroupPlace) =>
  entry.authorKey === undefined ? (
    <SystemMessage text={entry.text} time={entry.time} />
  ) : (
    <Bubble
      side={entry.mine ? 'mine' : 'others'}
      author={entry.mine ? { name: 'Vous' } : { name: 'A. M.', role: 'Maintenance' }}
      avatar={<Avatar initials="AM" />}
      headless={!place.first}
      tail={place.last}
      text={entry.text}
      time={entry.time}
    />
  );

export const measureEndGap = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop;

export const waitTwoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

export const scrollLog = async (log: HTMLElement, top: number) => {
  log.scrollTop = top;
  log.dispatchEvent(new Event('scroll'));
  await waitTwoFrames();
};
