import { decide, decideAll } from '../../server/ladder/decide.ts';
import { generatedNews, type NewsCase } from '../../server/testing/generatedNews.ts';
import type { Section } from '../bench/figures.ts';

const MANY = 100_000;
/** So many news one person has at one customer, where they are decided together. */
const TOGETHER = 20;

function secondsOf(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1_000;
}

/** How many verdicts there are of each kind: what is decided is looked at. */
const counted = (verdicts: readonly string[]): number => new Set(verdicts).size;

/** How long it takes to decide of 100,000 news by which way they are told: each by itself, and those of a person together. */
export function measureLadder(): Section {
  const all = generatedNews(MANY);
  const people: NewsCase[][] = [];
  for (let at = 0; at < all.length; at += TOGETHER) people.push(all.slice(at, at + TOGETHER));
  let kinds = 0;
  const alone = secondsOf(() => {
    kinds = counted(all.map(({ news, reach, pace, now }) => decide(news, reach, pace, now).is));
  });
  let told = 0;
  const together = secondsOf(() => {
    for (const theirs of people) {
      const [one] = theirs;
      if (!one) continue;
      const { push, mail, sms } = decideAll(
        theirs.map(({ news }) => news),
        one.reach,
        one.pace,
        one.now,
      );
      told += push.length + mail.length + sms.length;
    }
  });
  const row = (name: string, came: string, seconds: number) => [
    ...[name, came, seconds.toFixed(2), (MANY / seconds).toFixed(0)],
  ];
  return {
    title: 'Ladder',
    about:
      'By which way 100,000 news are told, decided in one process without a database (`server/ladder/decide.ts`), of customers with nights of their own. The same news are decided in `decide.test.ts`, and compared with the rule in plain words.',
    head: ['decisions', 'came to', 'seconds', 'a second'],
    rows: [
      row('100,000 news, each by itself', `${kinds} kinds`, alone),
      row('100,000 news, of twenty a person', `${told.toLocaleString('en')} told`, together),
    ],
  };
}
