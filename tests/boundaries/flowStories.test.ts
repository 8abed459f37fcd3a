import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFlows } from '@parvis/questionnaire/flows/all';
import { expect, it } from 'vitest';

const page = join(import.meta.dirname, '..', '..', 'questionnaire', 'react', 'Flows.stories.tsx');
/** Stories are found by reading their file, so none can be made by a loop: a flow is named where it is told. */
const told = new Set(
  [...readFileSync(page, 'utf8').matchAll(/^export const \w+: Story = of\('(\w+)'/gm)].map(
    ([, flow]) => flow,
  ),
);

it.each(Object.keys(allFlows))('the flow %s has a story that walks it', (flow) => {
  expect([...told]).toContain(flow);
});
