import { expect, it } from 'vitest';
import { allFlows, type Flow } from '../flows/all.ts';
import { edgeName } from './explore/edges.ts';
import { edgesOf } from './explore/edgesOf.ts';
import { explore } from './explore/explore.ts';
import { pathsOf, pathWords } from './explore/paths.ts';
import { toursOf } from './explore/tours.ts';
import { mapOf } from './map/map.ts';
import { survey } from './symbolic/survey.ts';

/**
 * What there is to a flow: states, steps, edges, paths and tours as they are played; places and steps as they are reckoned;
 * questions with ends, and lines, of its map.
 */
const whole = {
  startReport: [1, 1, 2, 1, 2, 1, 1, 2, 1],
  sendReport: [1, 2, 3, 2, 3, 1, 1, 2, 1],
  discardReport: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  cancelReport: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  terminateReport: [23, 50, 52, 30, 33, 14, 38, 16, 36],
  mobileNeeded: [28, 75, 96, 118, 57, 25, 71, 27, 69],
  firstCase: [7, 8, 10, 3, 7, 4, 5, 5, 5],
  satisfaction: [9, 15, 22, 12, 11, 8, 13, 9, 13],
  caseRejected: [1, 1, 2, 1, 2, 1, 1, 2, 1],
  abuseReport: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  login: [19, 53, 72, 27, 42, 19, 53, 21, 51],
  registerPhone: [19, 53, 72, 27, 42, 19, 53, 21, 51],
  provePhone: [23, 64, 87, 58, 50, 23, 64, 25, 62],
  registerMail: [19, 53, 72, 27, 42, 19, 53, 21, 51],
  erasePhone: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  mailNews: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  eraseMail: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  eraseCookies: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  eraseAll: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  disconnect: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  staffActions: [1, 4, 5, 4, 5, 1, 1, 2, 1],
  closeCase: [3, 6, 9, 6, 5, 3, 4, 4, 4],
  rejectCase: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  leaveCase: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  holdCase: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  resumeCase: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  rejoinCase: [1, 2, 3, 2, 3, 1, 2, 3, 2],
  blockUser: [2, 3, 5, 2, 4, 2, 3, 4, 3],
} as const satisfies Record<keyof typeof allFlows, readonly number[]>;

it.each(Object.entries(allFlows) as [keyof typeof allFlows, Flow][])(
  'the flow %s is as large as it is',
  (name, { definition }) => {
    const played = explore(definition);
    const { paths, all } = pathsOf(played);
    const { places, steps, undecided } = survey(definition);
    const { nodes, edges } = mapOf(definition);
    expect([
      played.nodes.size,
      played.steps.length,
      edgesOf(played).length,
      paths.length,
      toursOf(played).length,
      places.size,
      steps.length,
      nodes.length,
      edges.length,
    ]).toEqual(whole[name]);
    expect([all, undecided]).toEqual([true, []]);
  },
);

it('each way of a flow is called by what is answered there', () => {
  expect(edgesOf(explore(allFlows.satisfaction.definition)).map(edgeName)).toEqual([
    'satisfaction [answer.satisfaction:1–3] → satisfaction.wrong',
    'satisfaction [answer.satisfaction:4–5] → satisfaction.thanks',
    'satisfaction [answer.satisfaction:4–5] → satisfaction.thanksUser',
    'satisfaction.wrong [answer.satisfaction.wrong.yes] → satisfaction.wrongMessage',
    'satisfaction.wrong [answer.satisfaction.wrong.no] → satisfaction.tool',
    'satisfaction.thanks [answer.satisfaction.thanks.yes] → satisfaction.thanksMessage',
    'satisfaction.thanks [answer.satisfaction.thanks.no] → satisfaction.tool',
    'satisfaction.thanksUser [answer.satisfaction.thanks.yes] → satisfaction.thanksMessage',
    'satisfaction.thanksUser [answer.satisfaction.thanks.no] → satisfaction.tool',
    'satisfaction.wrongMessage [answer.satisfaction.wrongMessage…] → satisfaction.tool',
    'satisfaction.tool [answer.satisfaction.tool:1–5 + satisfaction.next] → satisfaction.end',
    'satisfaction.tool [answer.satisfaction.tool:- + satisfaction.next] → satisfaction.end',
    'satisfaction.thanksMessage [answer.satisfaction.thanksMessage…] → satisfaction.tool',
    'satisfaction.end [] → end',
    'satisfaction [leave] → left',
    'satisfaction.wrong [leave] → left',
    'satisfaction.thanks [leave] → left',
    'satisfaction.thanksUser [leave] → left',
    'satisfaction.wrongMessage [leave] → left',
    'satisfaction.tool [leave] → left',
    'satisfaction.thanksMessage [leave] → left',
    'satisfaction.end [leave] → left',
  ]);
  expect(pathsOf(explore(allFlows.closeCase.definition)).paths.map(pathWords)).toEqual([
    'closeCase [answer.solved] → closeCase.offer [answer.closeCase.offer.yes] → closeCase.message [answer.closeCase.message…] → end',
    'closeCase [answer.solved] → closeCase.offer [answer.closeCase.offer.no] → end',
    'closeCase [answer.duplicate] → closeCase.offer [answer.closeCase.offer.yes] → closeCase.message [answer.closeCase.message…] → end',
    'closeCase [answer.duplicate] → closeCase.offer [answer.closeCase.offer.no] → end',
    'closeCase [answer.notOurs] → closeCase.offer [answer.closeCase.offer.yes] → closeCase.message [answer.closeCase.message…] → end',
    'closeCase [answer.notOurs] → closeCase.offer [answer.closeCase.offer.no] → end',
  ]);
});
