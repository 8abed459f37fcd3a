export function gzipOf(code: string): Promise<number>;
export function partSize(name: string): Promise<number>;
