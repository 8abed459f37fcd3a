export function partSize(name: string): Promise<number>;
export function packedFile(name: string): string;
