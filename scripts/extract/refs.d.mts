export function refsIn(code: string): string;
