export function forget(folder: string): void;
export function keepFirst(folder: string): string | undefined;
export function whatWasShown(folder: string): string[];
