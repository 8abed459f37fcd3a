import { documentCalls, documentSchema } from '../docs/describe.ts';
import { AGENT, CSID, handled, ID } from '../docs/samples.docs.ts';
import { assignCalls, type Colleague, colleagueSchema, dutySchema } from './assign.ts';

const colleague: Colleague = {
  ...{ rlid: 'b7PqLm2XvT9aBcDe', crUid: AGENT, name: 'Anna Roux', gcatCode: 'maintenance' },
  ...{ present: true, onDuty: true, handles: 4, me: false },
};
const csid = 'The case.';
const id = 'Made on the device, of 128 random bits: the same sent again is done once.';

export const assignDocs = documentCalls(assignCalls, {
  staffColleagues: {
    summary: 'Lists the staff of the customer, by name: who is there, and how many cases each handles.',
    schemas: [
      documentSchema('StaffMember', colleagueSchema, 'A member of staff.', {
        rlid: 'Their role.',
        crUid: 'The person; left out while they never signed in: they can be given nothing.',
        name: 'Their name.',
        gcatCode: 'Their service.',
        grpLbl: 'Its name.',
        present: 'Their desk is open somewhere.',
        onDuty: 'They take part where cases are given in turn.',
        handles: 'Cases under way that they handle.',
        me: 'This is the reader.',
      }),
    ],
    example: { answer: [colleague] },
  },
  staffDuty: {
    summary:
      'Says whether the reader is on duty: categories with `assign.turn` in the customer’s file give cases to those who are on duty and present.',
    body: { on: 'On duty.' },
    schemas: [documentSchema('Duty', dutySchema, 'Whether somebody is on duty.', { on: 'On duty.' })],
    example: { body: { on: false }, answer: [{ on: false }] },
  },
  casesAssign: {
    summary:
      'Gives a case to a colleague, who handles it from then on and is alerted, or to a service: then nobody handles it, and its people are called as for a new case. The conversation says so in one sentence.',
    body: {
      csid,
      id,
      rlid: 'The colleague, of `staff/colleagues`.',
      gcatCode: 'Or the service.',
      txt: 'A note that staff alone read.',
      stay: 'Whoever gives a case that they handle to a colleague leaves it, unless this is true.',
      from: 'Who handles it, as the page shows, by `crUid`: refused as `stepNotAllowed` where that has changed.',
    },
    example: {
      body: { csid: CSID, id: ID, rlid: colleague.rlid, txt: 'Tu connais la rue.' },
      answer: [handled],
    },
    errors: ['badRequest', 'conflict', 'stepNotAllowed', 'stopped'],
  },
  casesAssignUndo: {
    summary:
      'Takes back what the reader gave last, while no other member of staff has done anything in the case since: it is as it was before.',
    body: { csid, id },
    example: { body: { csid: CSID, id: ID }, answer: [handled] },
    errors: ['conflict', 'stepNotAllowed', 'stopped'],
  },
});
