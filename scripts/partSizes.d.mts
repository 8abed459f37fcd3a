export function partSize(name: string): Promise<number>;
