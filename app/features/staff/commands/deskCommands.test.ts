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
    writeNote: vi.fn(),
    print: vi.fn(),
    showDetails: undefined,
  };
};

const board: DeskBoard = {
  openNeighbour: vi.fn(),
  focusSearch: vi.fn(),
  openCounter: vi.fn(),
  showKeys: vi.fn(),
  showPalette: vi.fn(),
};

const idsOf = (desk: Parameters<typeof listAllowed>[0]) => listAllowed(desk).map(({ command }) => command.id);

test('gives each key to one command, and each command one row', () => {
  const keys = deskCommands.flatMap((command) => command.keys ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  const ids = deskCommands.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(keys).toEqual(expect.arrayContaining(['j', 'k', 'a', 'r', 'e', 'c', 'h', 'n', '/', '?', 'Ctrl+k']));
});

test('has a row for each step in the menu of a case', () => {
  const steps = deskCommands.filter(({ menu }) => menu).flatMap((command) => command.steps ?? []);
  expect(new Set(steps)).toEqual(new Set(caseButtons.map(({ step }) => step)));
});

test('allows the commands that the steps of the open case allow', () => {
  const ofHandler = idsOf({ open: createCase() });
  expect(ofHandler).toEqual(
    expect.arrayContaining([
      'reply',
      'close.solved',
      'close',
      'closeWithWords',
      'hold',
      'reject',
      'leave',
      'print',
    ]),
  );
  for (const id of ['take', 'resume', 'block', 'details', 'sendNext', 'next'])
    expect(ofHandler).not.toContain(id);
  const ofColleague = idsOf({
    open: createCase({ can: ['handle', 'send'], mine: false, handlers: [], state: 'open' }),
  });
  expect(ofColleague).toContain('take');
  for (const id of ['hold', 'close', 'close.solved', 'reject', 'alike', 'invite'])
    expect(ofColleague).not.toContain(id);
});

test('closes as a duplicate by the link alone, where a case may be linked', () => {
  const ids = ['duplicate', 'close.duplicate'];
  const idsIn = (over: Partial<CaseInfo>) =>
    idsOf({ open: createCase(over) }).filter((id) => ids.includes(id));
  expect(idsIn({})).toEqual(['duplicate']);
  expect(idsIn({ betweenUsers: true })).toEqual(['close.duplicate']);
});

test('allows the commands of the list without a case', () => {
  const ids = idsOf({ board });
  expect(ids).toEqual(expect.arrayContaining(['next', 'previous', 'search', 'palette', 'keys']));
  for (const id of ['take', 'reply', 'print']) expect(ids).not.toContain(id);
  listAllowed({ board })
    .find(({ command }) => command.id === 'previous')
    ?.run(0);
  expect(board.openNeighbour).toHaveBeenCalledWith(-1);
});

test('presses the button of a step, by the words that the case has for it', () => {
  const open = createCase({ can: ['handle'], mine: false, handlers: ['Bruno'] });
  const [take] = listAllowed({ open }).filter(({ command }) => command.id === 'take');
  expect(take?.label?.((id: string) => id)).toBe('staff.step.join');
  take?.run(0);
  expect(open.press).toHaveBeenCalledWith(expect.objectContaining({ step: 'handle', asks: 'join' }));
});
