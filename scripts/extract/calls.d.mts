export const STYLES: string;
export const CLASSES: string;
export function styleCalls(code: string): readonly { readonly make: string }[];
