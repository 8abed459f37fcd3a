import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../e2e/product.ts';
import type { Agent } from './agent.ts';
import type { Person } from './person.ts';
import type { Visitor } from './visitor.ts';

const AGENT = 'Aline Morvan';
const DETAIL = 'Devant le lavabo du fond, côté cour';
const REPLY = 'Merci, une équipe part tout de suite.';
const THANKS = 'Je reste sur place pour prévenir les gens.';
const QUESTION = 'Le couloir est-il encore praticable ?';
const OPTIONS = ['Oui, en longeant le mur', 'Non, il est fermé'] as const;

const pictures = join(import.meta.dirname, '..', '..', 'test-results', 'engines');

/** With its step and both screenshots. */
async function failing(error: unknown, step: string, people: readonly Person[]): Promise<Error> {
  mkdirSync(pictures, { recursive: true });
  for (const { engine } of people) {
    const picture = await engine.picture().catch(() => undefined);
    if (picture) writeFileSync(join(pictures, `${engine.name} - ${step}.png`), picture);
  }
  return new Error(`${step}: ${error instanceof Error ? error.message : error}`, { cause: error });
}

function steps(visitor: Visitor, agent: Agent, product: Product): Record<string, () => Promise<void>> {
  const { t, asked, tile } = visitor.words;
  return {
    'an agent signs in by a code': () => agent.signsIn(product, 'agent@town.example'),
    'the visitor scans a code': () => visitor.scans('demo-town'),
    'the gate is no stop of the keyboard': () => visitor.tabsThroughTheGate(),
    'the terms are read, and accepted': () => visitor.acceptsAfterReading(),
    'a drawer opens by keys': () => visitor.opensADrawerByKeys('townhall-hours'),
    'a drawer opens by a press': () => visitor.opensADrawerByPress('townhall-hours'),
    'a category is chosen in a submenu': () => visitor.reports('toilets', 'hygiene'),
    'a choice': () => visitor.chooses(asked('toilets.what'), asked('toilets.what.leak')),
    'yes or no': () => visitor.answers(asked('toilets.floor'), t('part.yes')),
    'a word of safety': () => visitor.answers(asked('toilets.safety'), asked('toilets.safety.next')),
    'another choice': () => visitor.chooses(asked('toilets.where'), asked('toilets.where.elsewhere')),
    'words of one’s own': () => visitor.tells(asked('toilets.say'), DETAIL),
    'everything is shown before it is sent': () =>
      visitor.finds({ role: 'region', name: t('startReport'), has: DETAIL }),
    'it is sent': () => visitor.sendsTheReport(),
    'the agent sees it come, and opens it': () => agent.opens('toilets'),
    'the agent reads it': () => agent.reads(DETAIL),
    'the visitor sees that it was read': () => visitor.seesStatus(DETAIL, 'part.seen'),
    'the agent takes it': () => agent.takes(),
    'the visitor is told': () => visitor.reads(t('statement.handle', { name: AGENT })),
    'the agent replies': () => agent.replies(REPLY),
    'the visitor reads it': () => visitor.reads(REPLY),
    'the visitor answers by Enter': () => visitor.says(THANKS),
    'the agent reads the answer': () => agent.reads(THANKS),
    'a menu gives the focus back': () => agent.looksIntoAMenu(),
    'the agent asks a question': () => agent.asks(QUESTION, OPTIONS),
    'the visitor chooses': () => visitor.chooses(QUESTION, OPTIONS[0]),
    'what was chosen is seen': () => visitor.seesStatus(OPTIONS[0], 'part.seen'),
    'the agent closes it': () => agent.closes(),
    'the visitor sees it closed': () => visitor.seesState(t('case.outcome.solved')),
    'stars are given': async () => {
      await visitor.rates(t('satisfaction'), 5);
      await visitor.answers(t('satisfaction'), t('satisfaction.send'));
      await agent.reads(t('chat.stars', { n: 5, max: 5 }));
    },
    'the report is found again': async () => {
      await visitor.button(t('part.back'));
      await visitor.finds({ role: 'link', begins: tile('toilets'), has: t('case.outcome.solved') });
    },
    'the town is written to': () => visitor.asksTheTown('camille@exemple.fr', 'Où sont les clés ?'),
    'a list is chosen from by keys': () => agent.choosesInTheStudio(),
  };
}

/** From scan to rating. */
export async function journey(visitor: Visitor, agent: Agent, product: Product): Promise<void> {
  for (const [step, take] of Object.entries(steps(visitor, agent, product)))
    try {
      await take();
    } catch (error) {
      throw await failing(error, step, [visitor, agent]);
    }
}
