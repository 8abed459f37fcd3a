import * as z from 'zod/mini';
import { checkbox, checkboxSchema } from '../kinds/checkbox.ts';

const switchSchema = () =>
  z.extend(checkboxSchema(), {
    type: z.literal('switch'),
    shown: z.optional(z.object({ on: z.optional(z.string()) })),
  });

const switchExamples = (id: string) => [{ type: 'switch', id, text: 'A switch' }];

/** The table of kinds with one that the product does not have: a box to tick, drawn as a switch. */
export const withSwitch = <
  Table extends { kinds: object; kindSchemas: () => readonly unknown[]; kindExamples: () => object },
>(
  real: Table,
) => ({
  ...real,
  kinds: { ...real.kinds, switch: checkbox },
  kindSchemas: () => [...real.kindSchemas(), switchSchema()],
  kindExamples: () => ({ ...real.kindExamples(), switch: switchExamples }),
});
