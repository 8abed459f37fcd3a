export function chooseSteps<S extends { name: string; allOnly?: boolean }>(
  steps: readonly S[],
  args: readonly string[],
): S[];
export function lanesOf<S extends { lane: string }>(steps: readonly S[], args: readonly string[]): S[][];
