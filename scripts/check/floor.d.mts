export interface Speaker {
  say(text: string): void;
  pause(): void;
  leave(): void;
}

export function openFloor(write: (text: string) => void): { join(): Speaker };
