import { beforeEach, vi } from 'vitest';

/** Storage as browsers have it: keys are own properties. */
const memory = {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  },
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  },
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  },
};

export const browserStorage = (): typeof memory => Object.create(memory);

/** Gives each test an empty device. */
export function onAnEmptyDevice(): void {
  beforeEach(() => {
    const device = browserStorage();
    vi.stubGlobal('localStorage', device);
    vi.stubGlobal('window', { localStorage: device });
    return () => vi.unstubAllGlobals();
  });
}
