export const STYLES: string;
export const CLASSES: string;
export function findStyleCalls(code: string): readonly { readonly make: string }[];
