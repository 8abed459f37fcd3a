export const ROOT: string;
/** npm's own JavaScript file, or undefined when there is no npm beside this Node. */
export function findNpm(): string | undefined;
/** Builds one of them unless it is there already; throws with a sentence when that fails. */
export function ensureBuilt(name: 'product' | 'storybook' | 'packages'): Promise<void>;
/** The full path of a program, looked up as a shell would. */
export function findOnPath(name: string): string | undefined;
