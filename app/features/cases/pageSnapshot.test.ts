import type { ChatItem } from '@parvis/ui/screens/Chat';
import { expect, it } from 'vitest';
import { buildCaseListSnapshot, buildSnapshotLines } from './pageSnapshot.ts';

const said = (text: string, mine = false): ChatItem => ({
  kind: 'message',
  id: text,
  day: { key: 'd', label: 'Aujourd’hui' },
  time: new Date(0),
  mine,
  author: { key: mine ? 'me' : 'a', name: mine ? 'Vous' : 'Anna', initials: '' },
  text,
});

it('keeps the last twelve messages with text, in order', () => {
  const items = Array.from({ length: 13 }, (_, at) => said(`${at}`));
  const noWords: ChatItem = { ...said('', true), id: 'photo' };
  const lines = buildSnapshotLines([...items, noWords, said('mine', true)]);
  expect(lines).toHaveLength(12);
  expect(lines[0]).toEqual({ mine: false, name: 'Anna', text: '2' });
  expect(lines.at(-1)).toEqual({ mine: true, name: 'Vous', text: 'mine' });
});
it('keeps the first twelve reports with number, place and state', () => {
  const one = { id: 'c', title: 'Poubelles', number: 'n° 4F7K', place: 'École', status: 'Transmis' };
  const rows = buildCaseListSnapshot(Array.from({ length: 13 }, () => ({ ...one, time: new Date(0) })));
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual({ mine: false, name: 'Poubelles · n° 4F7K', text: 'École\nTransmis' });
  expect(buildCaseListSnapshot([{ id: 'w', title: 'Bruit', time: new Date(0) }])[0]?.text).toBe('');
});
