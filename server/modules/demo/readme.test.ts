import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { responderCodes } from '@parvis/api/entities/responders';
import { expect, it } from 'vitest';
import { customerFileSchema } from '../../platform/config/customerFile.ts';
import { ICON_NAMES } from '../provisioning/read/knownNames.ts';
import { readCustomer } from '../provisioning/read/readCustomer.ts';

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const [, smallest = ''] = /```json\n([^`]+)```/.exec(readme) ?? [];

it('the smallest file is valid, with only the missing contact as a warning', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-smallest-'));
  writeFileSync(join(folder, 'customer.json'), smallest);
  expect(readCustomer(folder)).toMatchObject({
    findings: [{ id: 'noContact', severity: 'warning' }],
    content: { file: { cuid: 'my-town' } },
  });
});

it('every key of it is required', () => {
  for (const key of Object.keys(JSON.parse(smallest)))
    expect(customerFileSchema.safeParse({ ...JSON.parse(smallest), [key]: undefined }).success).toBe(false);
});

const { shape } = customerFileSchema.def;
const inside = [shape.staff, shape.places, shape.services.def.innerType, shape.groups.def.innerType].flatMap(
  ({ def }) => Object.keys(def.element.def.shape),
);
it.each([...Object.keys(shape), ...inside, 'caseType', 'gcatCode', 'urgency', 'questionnaire'])(
  '%s is documented',
  (key) => expect(readme).toMatch(new RegExp(`["\`.]${key}["\`\\[]`)),
);

it('lists every icon and service', () => {
  const [head = '', icons = ''] = readme.split('## Icons');
  expect(ICON_NAMES.filter((name) => !icons.includes(`\`${name}\``))).toEqual([]);
  expect(responderCodes.filter((name) => !head.includes(`\`${name}\``))).toEqual([]);
});
