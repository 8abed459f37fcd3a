import type { Config } from '../base/config.ts';

/** Where printed codes lead: to the address that the operator names, else to the one at which somebody asks. */
export const printedAt = ({ publicUrl }: Pick<Config, 'publicUrl'>, asked: string): string =>
  publicUrl ?? asked;
