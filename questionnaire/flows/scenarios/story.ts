import type { Scenario } from '../../engine/testing/scenario.ts';
import type { Flag } from '../../model/schema.ts';

/** What one person does with a flow, and how it ends. */
export interface Story {
  readonly tells: string;
  /** The context flags that the host starts it with. */
  readonly given?: readonly Flag[];
  readonly plays: (user: Scenario) => Scenario;
  /** The flags in the end. */
  readonly flags: readonly Flag[];
  /** Left rather than finished. */
  readonly left?: true;
}

export const MAIL = 'lea@exemple.fr';
export const PHONE = '06 12 34 56 78';
export const CODE = 'ab2c3';

/** Types something and sends it. */
export const sends = (user: Scenario, item: string, text: string): Scenario =>
  user.types(item, text).commits(item);

/** The two stories of a confirmation in one tap. */
export function confirmed(name: string): Story[] {
  return [
    { tells: 'yes confirms', plays: (user) => user.answers(`answer.${name}`, 'yes'), flags: ['yes'] },
    { tells: 'no leaves', plays: (user) => user.answers(`answer.${name}`, 'no'), flags: [], left: true },
  ];
}
