import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CUID } from '../docs/ids.docs.ts';
import { usageSchema } from '../entities/usage.ts';
import { statsCalls } from './stats.ts';

const usage = {
  type: 'What is counted. The list is closed; another text is refused.',
  value:
    'One of the values of the type. `opening`: `browser`, `standalone`, `twa`, how the app is open. `language`: that of the interface. `report`: how far one went: `begun`, `reviewed`, `sent`. `scanToReport`: minutes from the scan to sending: `under1`, `under2`, `under5`, `under15`, `longer`. `sending`: `direct`, or `later` where it waited for a network. `install`: `offered`, `dismissed`, `installed`.',
} as const;

export const statsDocs = documentCalls(statsCalls, {
  statsSend: {
    summary:
      'Counts, by customer, day, type and value, how the product is used. No session is read and nothing of who calls is kept. Nothing is counted with `DNT: 1` or `Sec-GPC: 1`, or where the customer switched it off.',
    body: { cuid: CUID, ...usage, others: 'More of the same page.' },
    schemas: [documentSchema('Usage', usageSchema, 'One thing to count.', usage)],
    answer: { counted: 'How many were counted; 0 where counting is refused.' },
    errors: ['unknownCustomer'],
    example: {
      body: {
        ...{ cuid: 'belleroche', type: 'report', value: 'sent' },
        others: [{ type: 'scanToReport', value: 'under2' }],
      },
      answer: [{ counted: 2 }],
    },
  },
});
