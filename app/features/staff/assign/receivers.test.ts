import type { Colleague } from '@parvis/api/calls/assign';
import type { Group } from '@parvis/api/entities/group';
import { expect, it } from 'vitest';
import { buildAssignStep, findObstacle, listReceivers } from './receivers.ts';

const person = (name: string, more: Partial<Colleague> = {}): Colleague => ({
  ...{ rlid: `role-${name}`, crUid: `person-${name}`, name, gcatCode: 'it' },
  ...{ present: false, onDuty: true, handles: 0, me: false },
  ...more,
});
const service = (gcatCode: string, more: Partial<Group> = {}): Group => ({
  ...{ kind: 'service', gcatCode, grpLbl: gcatCode, people: [{ name: 'Zoé', me: false }], ccatCodes: [] },
  ...more,
});
const info = { cuid: 'town', csid: 'case' };
const find = (receivers: ReturnType<typeof listReceivers>, key: string) => {
  const found = receivers.find((one) => one.key === key);
  if (!found) throw new Error(`No ${key}.`);
  return found;
};
const participant = (crUid: string) => ({
  ...{ crUid, name: crUid, initials: '', gcatCode: 'it', staff: true, as: 'alerted' },
  ...{ active: true, me: false },
});

it('lists who is present and on duty first, without the reader, then services that have people and a view', () => {
  const receivers = listReceivers(
    [
      person('Never', { crUid: undefined }),
      person('Zoé'),
      person('Lea', { present: true, onDuty: false }),
      person('Me', { me: true, present: true }),
      person('Max', { present: true }),
    ],
    [service('it'), service('fire', { people: [] }), service('services'), service('x', { kind: 'group' })],
  );
  expect(receivers.map(({ name }) => name)).toEqual(['Max', 'Lea', 'Zoé', 'Never', 'it']);
});

it('marks colleagues who cannot receive the case, with the reason', () => {
  const receivers = listReceivers([person('Never', { crUid: undefined }), person('Zoé')], [service('it')]);
  const [zoe, never, it] = ['role-Zoé', 'role-Never', 'service it'].map((key) => find(receivers, key));
  if (!zoe || !never || !it) throw new Error('Nobody.');
  expect(findObstacle(never, info)).toBe('never');
  const theirs = { ...info, state: 'handled', participants: [participant('person-Zoé')] };
  expect(findObstacle(zoe, theirs)).toBe('already');
  expect(findObstacle(zoe, { ...theirs, mine: true })).toBeUndefined();
  expect(findObstacle(zoe, info)).toBeUndefined();
  const ofIt = { ...info, service: { gcatCode: 'it', lbl: 'IT' } };
  expect(findObstacle(it, ofIt)).toBe('already');
  expect(findObstacle(it, { ...ofIt, ...theirs })).toBeUndefined();
});

it('names who handles the case as the page shows it, and a note without spaces around', () => {
  const receivers = listReceivers([person('Zoé')], [service('it')]);
  const theirs = { ...info, participants: [participant('me')] };
  expect(buildAssignStep(find(receivers, 'role-Zoé'), theirs, { txt: ' Merci ', stay: true })).toEqual({
    ...{ step: 'assign', rlid: 'role-Zoé', txt: 'Merci', stay: true, from: ['me'] },
  });
  expect(buildAssignStep(find(receivers, 'service it'), info, { txt: ' ', stay: true })).toEqual({
    ...{ step: 'assign', gcatCode: 'it' },
  });
});
