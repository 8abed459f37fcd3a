/** A challenge as the server makes it. */
export interface Challenge {
  readonly challenge: string;
  readonly bits: number;
  readonly seconds: number;
}

/** What a message is sent with. */
export interface Proof {
  readonly challenge: string;
  readonly solution: number;
}

/** A proof must be good for so long yet to be sent, milliseconds. */
const MARGIN = 30_000;

interface Work {
  readonly proof: Promise<Proof>;
  readonly isGood: () => boolean;
}

/** Works on one proof ahead of its need. */
export interface Prover {
  /** Begins, unless it has; a failure costs nothing before a proof is needed. */
  readonly begin: () => void;
  /** The proof, made anew if it is too old or could not be made. @throws CallFailed */
  readonly get: () => Promise<Proof>;
  /** The proof was used or refused: the next is another. */
  readonly drop: () => void;
}

/** @param ask gets a challenge; @param solve finds its solution */
export function createProver(
  ask: () => Promise<Challenge>,
  solve: (challenge: string, bits: number) => Promise<number>,
): Prover {
  let work: Work | undefined;

  const start = (): Work => {
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
    return { proof, isGood: () => Date.now() < until };
  };

  return {
    begin: () => {
      work ??= start();
    },
    get: () => {
      if (!work?.isGood()) work = start();
      return work.proof;
    },
    drop: () => {
      work = undefined;
    },
  };
}
