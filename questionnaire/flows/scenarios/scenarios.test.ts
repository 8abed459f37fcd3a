import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../analysis/places/tokens.ts';
import { pathsOf } from '../../analysis/symbolic/paths.ts';
import { type Step, survey } from '../../analysis/symbolic/survey.ts';
import { replay, type Witness, witnessOfParts, witnessOfPlace } from '../../analysis/symbolic/witness.ts';
import { type OpensOptions, opens } from '../../engine/testing/scenario.ts';
import type { Event, State } from '../../engine/types.ts';
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

/** Where a question led, or nothing where the event ended none; by name, as two ways through it are the same. */
function wayOf(before: State, event: Event, after: State): string | undefined {
  if (before.status === 'complete' || before === after || /BACK|ABORT/.test(event.type)) return undefined;
  if (after.status === 'waiting' || (after.status === 'asking' && after.instance === before.instance))
    return undefined;
  const raised = after.flags.slice(before.flags.length).join(', ');
  const to = after.status === 'asking' ? after.questionId : after.aborted ? 'left' : 'end';
  return `${before.questionId} → ${to} (${raised})`;
}

/** What is pressed or given, without the words that are typed. */
const deedOf = (event: object): string => JSON.stringify({ ...event, instance: undefined, text: undefined });

describe.each(flows)('%s', (name, { definition }) => {
  const surveyed = survey(definition);
  const { paths, all } = pathsOf(surveyed);

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

  const deeds = new Set<string>();
  const walks = stories[name].map((story) => {
    const ways: string[] = [];
    play(story, (before, event, after) => {
      const way = wayOf(before, event, after);
      if (way) ways.push(way);
      if (before.status !== 'complete' && before !== after)
        deeds.add(`${before.questionId} ${deedOf(event)}`);
    });
    return ways;
  });

  function waysIn(witness: Witness): string[] {
    const states = replay(definition, witness);
    return witness.events.flatMap((event, at) => {
      const [before, after] = states.slice(at, at + 2);
      return (before && after && wayOf(before, event, after)) ?? [];
    });
  }
  const walkedIn = (steps: readonly Step[]) => waysIn(witnessOfParts(surveyed, steps));

  test('every path that the model check lists has a scenario', () => {
    expect(all).toBe(true);
    const walked = new Set(walks.map((ways) => ways.join('\n')));
    const missing = paths.map((path) => walkedIn(path).join('\n')).filter((path) => !walked.has(path));
    expect(missing).toEqual([]);
  });

  test('every step that the model check lists has a scenario, also where it leads back', () => {
    const walked = new Set(walks.flat());
    const listed = surveyed.steps.map((step) => walkedIn([step]).at(-1));
    expect(listed.filter((way = '') => !walked.has(way))).toEqual([]);
  });

  test('every answer has a scenario', () => {
    for (const [questionId, ways] of surveyed.choices) {
      const options = ways.flatMap(({ choices }) => choices.flatMap((choice) => choice.options));
      // One box stands for those that do nothing of their own.
      const telling = options.filter(
        ({ doings: [deed], effect = {} }) => deed?.type !== 'CHECK' || FIELDS.some((field) => effect[field]),
      );
      const listed = telling.flatMap(({ doings }) => doings.map(deedOf));
      // One number of stars stands for those that lead to the same.
      const missing = listed.filter((deed) => !/RATE/.test(deed) && !deeds.has(`${questionId} ${deed}`));
      expect(missing).toEqual([]);
      const outcomes = ways.flatMap((one) => [...one.outcomes.keys()].map((flag) => [flag]));
      for (const flags of outcomes)
        expect(deeds).toContain(`${questionId} ${deedOf({ type: 'OUTCOME', flags })}`);
    }
  });

  test('can be left from everywhere, and yes is not said then', () => {
    for (const place of surveyed.places.values()) {
      const last = replay(definition, witnessOfPlace(surveyed, place, [{ type: 'ABORT' }])).at(-1);
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
