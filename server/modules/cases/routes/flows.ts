import type { flowCalls, OwnFlowData } from '@parvis/api/calls/flows';
import { languageData } from '@parvis/locales/catalogue';
import { type Locale, languages } from '@parvis/locales/languages';
import { textIdsOf } from '@parvis/questionnaire/analysis/places/textIds';
import { allFlows, type Flow } from '@parvis/questionnaire/flows/all';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { revisionOf } from '../../../platform/lib/revision.ts';
import { type Handlers, Revised } from '../../context/ask.ts';

function wordsOf(ids: ReadonlySet<string>, locale: Locale): Record<string, string> {
  const groups: Record<string, string>[] = Object.values(languageData(locale));
  const known = new Map(groups.flatMap((group) => Object.entries(group)));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const words = known.get(id);
      return words === undefined ? [] : [[id, words]];
    }),
  );
}

function dataOf(name: string, { definition, results }: Flow): OwnFlowData {
  const ids = textIdsOf(definition);
  const texts = Object.fromEntries(languages.map(({ tag, locale }) => [tag, wordsOf(ids, locale)]));
  return { name, flowId: flowId(definition), results: [...results], definition: { ...definition, texts } };
}

let made: { rev: number; flows: OwnFlowData[] } | undefined;

function everyFlow(): { rev: number; flows: OwnFlowData[] } {
  if (made) return made;
  const flows = Object.entries(allFlows).map(([name, flow]) => dataOf(name, flow));
  made = { rev: revisionOf(JSON.stringify(flows)), flows };
  return made;
}

export const flowHandlers: Handlers<typeof flowCalls> = {
  async settingsFlows() {
    const { rev, flows } = everyFlow();
    return new Revised([{ rev, flows }], rev);
  },
};
