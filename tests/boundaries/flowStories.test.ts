import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFlows } from '@parvis/questionnaire/flows/all';
import { expect, it } from 'vitest';

const page = join(import.meta.dirname, '..', '..', 'questionnaire', 'react', 'Flows.stories.tsx');
/** Static parsing: no loops. */
const told = new Set(
  [...readFileSync(page, 'utf8').matchAll(/^export const \w+: Story = of\('(\w+)'/gm)].map(
    ([, flow]) => flow,
  ),
);

it.each(Object.keys(allFlows))('flow %s has a story that plays it', (flow) => {
  expect([...told]).toContain(flow);
});
