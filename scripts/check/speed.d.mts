/** Times a fixed piece of work whenever it is asked to, and says how slow this machine was beside that of the budgets: 1 is as quick. */
export function openSpeed(measure?: () => number): { sample(): void; slowness(): number };
