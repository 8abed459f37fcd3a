/** Blocks until released. */
export function hold(gate: Int32Array): { thread: number; freed: boolean };
