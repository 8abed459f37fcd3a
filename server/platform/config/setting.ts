import * as z from 'zod/mini';
import { InvalidSetting } from './gateway/gatewayFile.ts';

function readSafely<T>(read: (text: string) => T | undefined, text: string) {
  try {
    return { value: read(text) };
  } catch (error) {
    if (error instanceof InvalidSetting) return { value: undefined, why: error.says };
    throw error;
  }
}

/** Undefined or a thrown `InvalidSetting` means invalid. */
export function defineSetting<const T, const F>(
  fallback: F,
  read: (text: string) => T | undefined,
  sentence: string,
) {
  return z.pipe(
    z.optional(z.string()),
    z.transform((given: string | undefined, { issues }): T | F => {
      const text = given?.trim() ?? '';
      if (text === '') return fallback;
      const { value, why } = readSafely(read, text);
      if (value !== undefined) return value;
      const message = sentence.replaceAll('{}', () => text) + (why ? ` ${why.en}` : '');
      issues.push({ code: 'custom', message, input: given, params: { inFrench: why?.fr } });
      return z.NEVER;
    }),
  );
}

export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const HOST_NAME = /^(?=.{1,253}$)[a-z\d](?:[\w-]*[a-z\d])?(?:\.[a-z\d](?:[\w-]*[a-z\d])?)*\.?$/i;
