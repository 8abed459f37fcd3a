import { describe, expect, test } from 'vitest';
import { start, transition } from '../../engine/transition.ts';
import { allFlows, type Flow } from '../../flows/all.ts';
import { edgeName } from './edges.ts';
import { edgesOf } from './edgesOf.ts';
import { explore, stamp } from './explore.ts';
import { toursOf } from './tours.ts';

const flows: Array<[string, Flow]> = Object.entries(allFlows);

describe.each(flows)('the tours of %s', (_name, { definition }) => {
  const exploration = explore(definition);
  const tours = toursOf(exploration);

  test('walk every edge', () => {
    const walked = new Set(tours.flatMap(({ steps }) => steps.map(({ edge }) => edgeName(edge))));
    expect([...walked].sort()).toEqual(edgesOf(exploration).map(edgeName).sort());
  });

  test('can be played, and lead where they say', () => {
    for (const { flags, steps } of tours) {
      let [state] = start(definition, flags);
      for (const { way, edge } of steps) {
        for (const action of way) {
          if (state.status === 'complete') expect.fail('over too soon');
          [state] = transition(definition, state, stamp(action, state.instance));
        }
        if (state.status === 'complete') expect(edge.ending).toBe(state.aborted ? 'left' : 'end');
        else expect(state.questionId).toBe(edge.to);
      }
      expect(state.status).toBe('complete');
    }
  });
});
