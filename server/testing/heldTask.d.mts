/** Signals its start and blocks until released. */
export function hold(gate: Int32Array): { thread: number; freed: boolean };
