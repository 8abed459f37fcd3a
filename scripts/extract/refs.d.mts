export function wrapRefs(code: string): string;
