import { Bench, type Tried } from './bench.ts';
import { broken, type Mutant, sourceOf } from './places.ts';
import { filesOf, isInBrowser, type Rule, testsOf } from './rules.ts';

/** Of the unmutated run, plus ms. */
const SLOWER = 4;
const SPARE = 6_000;
/** Unmutated test file, ms. */
const LONGEST = 300_000;

/** By a test; none if it survived. */
export interface Verdict extends Mutant {
  readonly fellAt: string | undefined;
  /** By a timeout or crash only. */
  readonly wasEnded: boolean;
}

/** Of one rule. */
export interface Trial {
  try(mutant: Mutant): Promise<Verdict>;
  end(): void;
}

/**
 * Without mutation.
 * @throws Error if a test fails
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

  /** Kill most in the least time. */
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
