/** A task that says that it has begun, and stands still until it is let go. */
export function hold(gate: Int32Array): { thread: number; freed: boolean };
