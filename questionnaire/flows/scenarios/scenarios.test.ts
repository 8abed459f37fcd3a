import { describe, expect, test } from 'vitest';
import { type Edge, edgeName, edgeWalked, LEAVE } from '../../analysis/explore/edges.ts';
import { edgesOf } from '../../analysis/explore/edgesOf.ts';
import { explore } from '../../analysis/explore/explore.ts';
import { pathName, pathsOf } from '../../analysis/explore/paths.ts';
import { replay, witnessOf } from '../../analysis/explore/witness.ts';
import { type OpensOptions, opens } from '../../engine/testing/scenario.ts';
import { allFlows, type Flow } from '../all.ts';
import { contributorStories } from './contributor.ts';
import { staffStories } from './staff.ts';
import type { Story } from './story.ts';
import { verificationStories } from './verification.ts';

const stories: Readonly<Record<keyof typeof allFlows, readonly Story[]>> = {
  ...contributorStories,
  ...verificationStories,
  ...staffStories,
};
const flows = Object.entries(allFlows) as Array<[keyof typeof allFlows, Flow]>;

describe.each(flows)('%s', (name, { definition }) => {
  const exploration = explore(definition);

  function play(story: Story, watch?: OpensOptions['watch']) {
    return story.plays(opens(definition, { flags: story.given ?? [], ...(watch && { watch }) }));
  }

  test.each(stories[name].map((story) => [story.tells, story] as const))('%s', (_tells, story) => {
    const user = play(story);
    expect(user.sees()).toBe('done');
    expect(user.finals).toMatchObject([{ abort: story.left === true }]);
    const raised = user.finals[0]?.flags.filter((flag) => !story.given?.includes(flag));
    expect(raised).toEqual(story.flags);
  });

  const walks = stories[name].map((story) => {
    const edges: Edge[] = [];
    play(story, (before, event, after) => {
      const edge = edgeWalked(definition, exploration.reads, before, event, after);
      if (edge) edges.push(edge);
    });
    return edges;
  });

  test('every path that the model check lists has a scenario', () => {
    const { paths, all } = pathsOf(exploration);
    expect(all).toBe(true);
    const walked = new Set(walks.map(pathName));
    expect(paths.map(({ edges }) => pathName(edges)).filter((path) => !walked.has(path))).toEqual([]);
  });

  test('every answer that the model check lists has a scenario, also where it leads back', () => {
    const walked = new Set(walks.flat().map(edgeName));
    const answered = edgesOf(exploration).filter(({ label }) => label !== LEAVE);
    expect(answered.map(edgeName).filter((edge) => !walked.has(edge))).toEqual([]);
    expect([...walked].filter((edge) => !answered.map(edgeName).includes(edge))).toEqual([]);
  });

  test('can be left from everywhere, and yes is not said then', () => {
    for (const node of exploration.nodes.values()) {
      const last = replay(definition, witnessOf(definition, node, [{ type: 'ABORT' }])).at(-1);
      expect(last).toMatchObject({ status: 'complete', aborted: true });
      expect(last?.flags).not.toContain('yes');
    }
  });

  test('no code is ever reported', () => {
    for (const story of stories[name]) {
      const reported = JSON.stringify(play(story).reported.map(({ answers }) => answers));
      expect(reported).not.toContain('ab2c3');
    }
  });
});
