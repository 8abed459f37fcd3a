import type { CaseInfo } from '@parvis/api/entities/case';
import { expect, test, vi } from 'vitest';
import { caseButtons, listAllowedSteps, listButtons } from './caseButtons.ts';
import type { DeskBoard, DeskCase } from './desk.ts';
import { deskCommands, listAllowed } from './deskCommands.ts';

const info = {
  csid: 'c1',
  state: 'handled',
  mine: true,
  handlers: ['Anna'],
  can: ['send', 'hold', 'close', 'reject', 'leave'],
  participants: [{ crUid: 'v', staff: false, active: true }],
} as unknown as CaseInfo;

const createCase = (over: Partial<CaseInfo> = {}): DeskCase => {
  const own = { ...info, ...over };
  return {
    info: own,
    buttons: listButtons(listAllowedSteps(own), own),
    press: vi.fn(),
    ask: vi.fn(),
    close: vi.fn(),
    openOutcomes: vi.fn(),
    focusReply: vi.fn(),
    leaveReply: () => undefined,
    sendNext: () => undefined,
    showDetails: undefined,
  };
};

const board: DeskBoard = {
  openNeighbour: vi.fn(),
  focusSearch: vi.fn(),
  showKeys: vi.fn(),
  showPalette: vi.fn(),
};

const idsOf = (desk: Parameters<typeof listAllowed>[0]) => listAllowed(desk).map(({ command }) => command.id);

test('gives each key to one command, and each command one row', () => {
  const keys = deskCommands.flatMap((command) => command.keys ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  const ids = deskCommands.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(keys).toEqual(expect.arrayContaining(['j', 'k', 'a', 'r', 'e', 'c', 'h', '/', '?', 'Ctrl+k']));
});

test('has a row for each step of a case that stands in its menu', () => {
  const steps = deskCommands.filter(({ menu }) => menu).flatMap((command) => command.steps ?? []);
  expect(new Set(steps)).toEqual(new Set(caseButtons.map(({ step }) => step)));
});

test('allows of the open case what its steps allow now', () => {
  expect(idsOf({ open: createCase() })).toEqual([
    'reply',
    'close.solved',
    'close.duplicate',
    'close.notOurs',
    'close',
    'closeWithWords',
    'hold',
    'reject',
    'leave',
    'alike',
    'duplicate',
    'invite',
    'labels',
    'print',
  ]);
  expect(
    idsOf({ open: createCase({ can: ['handle', 'send'], mine: false, handlers: [], state: 'open' }) }),
  ).toEqual(['reply', 'take', 'labels', 'print']);
});

test('allows without a case what the list does', () => {
  expect(idsOf({ board })).toEqual(['next', 'previous', 'search', 'palette', 'keys']);
  listAllowed({ board })[1]?.run(0);
  expect(board.openNeighbour).toHaveBeenCalledWith(-1);
});

test('presses the button of a step, by the words that the case has for it', () => {
  const open = createCase({ can: ['handle'], mine: false, handlers: ['Bruno'] });
  const [take] = listAllowed({ open }).filter(({ command }) => command.id === 'take');
  expect(take?.label?.((id: string) => id)).toBe('staff.step.join');
  take?.run(0);
  expect(open.press).toHaveBeenCalledWith(expect.objectContaining({ step: 'handle', asks: 'join' }));
});
