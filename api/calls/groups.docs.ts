import { documentSchema, type TableDocs } from '../docs/describe.ts';
import { CSID, handled, ID } from '../docs/samples.docs.ts';
import { type Group, groupMemberSchema, groupSchema } from '../entities/group.ts';
import type { townGroupCalls } from './groups.ts';

const group: Group = {
  kind: 'service',
  gcatCode: 'maintenance',
  grpLbl: 'Roads and lighting',
  grpDesc: 'Street lamps, holes, signs',
  grpNbr: '04 65 71 20 11',
  people: [{ name: 'Anna Roux', me: true }],
  ccatCodes: ['light'],
};

export const groupDocs: TableDocs<typeof townGroupCalls> = {
  infoGroups: {
    summary:
      'Services and groups that staff may call in a case, services first, in the order of the customer’s file.',
    schemas: [
      documentSchema('Group', groupSchema, 'A service, or a group of people of any services.', {
        kind: '`service`: whoever of the staff belongs to it. `group`: people of the customer’s file. Other codes may be added.',
        gcatCode: 'Of a service its code; of a group that of the icon it has, if any.',
        grpGpid: 'Of a group, its code in the customer’s file.',
        grpLbl: 'Its name.',
        grpDesc: 'What it looks after.',
        logoId: 'Its logo, for `info/groupLogo` and `info/groupIcon`.',
        grpNbr: 'Where to ring it.',
        people:
          'Who belongs to it. There is no rota: all of them are alerted but whoever calls. Where there is nobody else, a call is refused.',
        ccatCodes: 'Of a service, the categories whose cases go to it first.',
      }),
      documentSchema('GroupMember', groupMemberSchema, 'Somebody who belongs to a service or group.', {
        name: 'Their name.',
        me: 'This is the reader.',
      }),
    ],
    example: { answer: [group] },
  },
  casesCall: {
    summary:
      'Calls a service or a group to a case: the conversation says so, and its people are alerted until one of them looks at the case or takes it, or it ends. Whoever calls takes the case where they did not handle it.',
    body: {
      csid: 'The case.',
      id: 'Made on the device, of 128 random bits: the same sent again is done once. Who was called within the last minute is not called again.',
      gcatCode: 'The service. Either this or `grpGpid`.',
      grpGpid: 'The group.',
      txt: 'A word to the people who are called; neither the reporter nor other staff outside the case read it.',
    },
    example: {
      body: { csid: CSID, id: ID, gcatCode: 'janitorial', txt: 'Broken glass by the slide' },
      answer: [handled],
    },
    errors: ['badRequest', 'conflict', 'stepNotAllowed', 'stopped'],
  },
};
