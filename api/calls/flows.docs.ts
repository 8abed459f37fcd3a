import { documentCalls, documentSchema } from '../docs/describe.ts';
import { flowCalls, ownFlowSchema } from './flows.ts';

export const flowDocs = documentCalls(flowCalls, {
  settingsFlows: {
    summary: 'The product’s own questions as data: before sending, how it went, closing and so on.',
    answer: {
      rev: 'A number that changes whenever a flow or a word of one does; `ETag` holds it too.',
      flows: 'Every flow.',
    },
    schemas: [
      documentSchema('Flow', ownFlowSchema, 'A flow of the product: questions of its own.', {
        name: 'Its name: `sendReport` is the last question of every report; a message names others in `flow`.',
        flowId: 'Names exactly this version: sent back with what was played of it.',
        results: 'Flags whose presence at the end means something to whoever plays it.',
        definition:
          'The questions, as the engine plays them, with the words of all languages. `{{…}}` in words is filled by whoever shows them.',
      }),
    ],
    example: {
      answer: [
        {
          rev: 3_021_994_110,
          flows: [
            {
              name: 'satisfaction',
              flowId: '9d1c5b7f0a3e2468',
              results: [],
              definition: {
                version: 1,
                start: 'satisfaction',
                questions: {
                  satisfaction: {
                    titleId: 'satisfaction',
                    items: [{ type: 'rating', id: 'answer.satisfaction' }, { type: 'confirm' }],
                  },
                },
                texts: { en: { satisfaction: 'How did it go?' } },
              },
            },
          ],
        },
      ],
    },
  },
});
