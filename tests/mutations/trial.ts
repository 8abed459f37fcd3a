import { Bench, type Tried } from './bench.ts';
import { broken, type Mutant, sourceOf } from './places.ts';
import { filesOf, isInBrowser, type Rule, testsOf } from './rules.ts';

/** A test file may take so many times as long as with nothing broken, and so much more, in milliseconds. */
const SLOWER = 4;
const SPARE = 6_000;
/** How long a test file may take with nothing broken. */
const LONGEST = 300_000;

/** A mutant with the test that it fell at; without one it survived. */
export interface Verdict extends Mutant {
  readonly fellAt: string | undefined;
  /** Whether it fell only because its tests had to be ended: they ran for too long, or their process died. */
  readonly wasEnded: boolean;
}

/** Tries mutants of one rule. */
export interface Trial {
  try(mutant: Mutant): Promise<Verdict>;
  end(): void;
}

/**
 * Runs the tests of a rule with nothing broken, to know how long they take.
 * @throws Error where one fails
 */
export async function beginTrial(rule: Rule): Promise<Trial> {
  const bench = new Bench(isInBrowser(rule) ? 'stories' : 'unit,alone,server');
  const tests = testsOf(rule);
  const [file = ''] = filesOf(rule);
  const whole = await bench.try({ file, text: sourceOf(file) }, tests, () => LONGEST);
  const red = whole.find(({ failed }) => failed);
  if (red) throw new Error(`${red.test} fails with nothing broken.`);
  const usual = new Map(whole.map(({ test, took }) => [test, took]));
  const fallen = new Map<string, number>();
  const tookOf = (test: string) => usual.get(test) ?? 0;

  /** Those first at which most of a file fell in the least time. */
  const inOrder = ({ file }: Mutant) => {
    const own = file.replace(/tsx?$/, '');
    const worth = (test: string) =>
      (1 + (test.startsWith(own) ? 20 : 0) + (fallen.get(`${file} ${test}`) ?? 0)) / (300 + tookOf(test));
    return tests.toSorted((a, b) => worth(b) - worth(a));
  };

  return {
    async try(mutant) {
      const text = broken(mutant);
      const tried = await bench.try(
        { file: mutant.file, text },
        inOrder(mutant),
        (test) => SPARE + SLOWER * tookOf(test),
      );
      const red = tried.find(({ failed }: Tried) => failed);
      const fellAt = red?.test;
      const key = `${mutant.file} ${fellAt}`;
      if (fellAt !== undefined) fallen.set(key, (fallen.get(key) ?? 0) + 1);
      return { ...mutant, fellAt, wasEnded: red?.took === Number.POSITIVE_INFINITY };
    },
    end: () => bench.end(),
  };
}
