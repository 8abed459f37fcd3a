import type { Scenario } from '../../engine/testing/scenario.ts';
import { confirmed, type Story, sends } from './story.ts';

const OUTCOMES = ['solved', 'duplicate', 'notOurs'] as const;
const ACTIONS = ['done', 'cancel', 'leave', 'moderate'] as const;

const closeCase: Story[] = OUTCOMES.flatMap((outcome): Story[] => [
  {
    tells: `${outcome}, without a message`,
    plays: (user) => user.ticks(`answer.${outcome}`).answers('answer.closeCase.offer', 'no'),
    flags: [outcome, 'yes'],
  },
  {
    tells: `${outcome}, with a message`,
    plays: (user) => {
      user.ticks(`answer.${outcome}`).answers('answer.closeCase.offer', 'yes');
      return sends(user, 'answer.closeCase.message', 'C’est fait');
    },
    flags: [outcome, 'yes'],
  },
]);

const rejectCase: Story[] = [
  {
    tells: 'the reason is given',
    plays: (user) => user.types('answer.rejectCase.message', 'Introuvable').presses('rejectCase.yes'),
    flags: ['yes', 'closed'],
  },
  { tells: 'the case is kept', plays: (user) => user.presses('rejectCase.no'), flags: [], left: true },
];

const choosesReason = (user: Scenario) => user.ticks('answer.repeatedBadReports').presses('flow.continue');

const blockUser: Story[] = [
  {
    tells: 'a person is blocked for two reasons',
    plays: (user) => choosesReason(user.ticks('answer.otherReason')).answers('answer.blockUser', 'yes'),
    flags: ['yes'],
  },
  {
    tells: 'a person is not blocked after all',
    plays: (user) => choosesReason(user).answers('answer.blockUser', 'no'),
    flags: [],
    left: true,
  },
];

/** What staff do with the flows that are shown to them. */
export const staffStories = {
  staffActions: ACTIONS.map((action) => ({
    tells: `${action} is chosen`,
    plays: (user: Scenario) => user.ticks(`answer.staffActions.${action}`),
    flags: [action],
  })),
  closeCase,
  rejectCase,
  leaveCase: confirmed('leaveCase'),
  holdCase: confirmed('holdCase'),
  resumeCase: confirmed('resumeCase'),
  rejoinCase: confirmed('rejoinCase'),
  blockUser,
} satisfies Record<string, Story[]>;
