export interface Challenge {
  readonly challenge: string;
  readonly bits: number;
  readonly seconds: number;
}

export interface Proof {
  readonly challenge: string;
  readonly solution: number;
}

/** Minimum remaining validity of a proof, milliseconds. */
const MARGIN = 30_000;

interface ProofTask {
  readonly proof: Promise<Proof>;
  readonly isFresh: () => boolean;
}

/** Solves one proof of work in advance. */
export interface Prover {
  /** Once; failures stay silent until a proof is needed. */
  readonly start: () => void;
  /** Replaces an expired or failed proof. @throws CallFailed */
  readonly get: () => Promise<Proof>;
  readonly drop: () => void;
}

export function createProver(
  ask: () => Promise<Challenge>,
  solve: (challenge: string, bits: number) => Promise<number>,
): Prover {
  let task: ProofTask | undefined;

  const startTask = (): ProofTask => {
    let until = Number.POSITIVE_INFINITY;
    const run = async (): Promise<Proof> => {
      const { challenge, bits, seconds } = await ask();
      until = Date.now() + seconds * 1_000 - MARGIN;
      return { challenge, solution: await solve(challenge, bits) };
    };
    const proof = run();
    proof.catch(() => {
      until = 0;
    });
    return { proof, isFresh: () => Date.now() < until };
  };

  return {
    start: () => {
      task ??= startTask();
    },
    get: () => {
      if (!task?.isFresh()) task = startTask();
      return task.proof;
    },
    drop: () => {
      task = undefined;
    },
  };
}
