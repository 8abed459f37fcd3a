export function checkedState(folder: string): string;
