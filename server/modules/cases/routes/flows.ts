import type { flowCalls, OwnFlowData } from '@parvis/api/calls/flows';
import { languageData } from '@parvis/locales/catalogue';
import { type Locale, languages } from '@parvis/locales/languages';
import { textIdsOf } from '@parvis/questionnaire/analysis/places/textIds';
import { allFlows, type Flow } from '@parvis/questionnaire/flows/all';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { hashRevision } from '../../../platform/lib/revision.ts';
import { type Handlers, Revised } from '../../context/requestContext.ts';

function collectWords(ids: ReadonlySet<string>, locale: Locale): Record<string, string> {
  const groups: Record<string, string>[] = Object.values(languageData(locale));
  const known = new Map(groups.flatMap((group) => Object.entries(group)));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const words = known.get(id);
      return words === undefined ? [] : [[id, words]];
    }),
  );
}

function toFlowData(name: string, { definition, results }: Flow): OwnFlowData {
  const ids = textIdsOf(definition);
  const texts = Object.fromEntries(languages.map(({ tag, locale }) => [tag, collectWords(ids, locale)]));
  return { name, flowId: flowId(definition), results: [...results], definition: { ...definition, texts } };
}

let cached: { rev: number; flows: OwnFlowData[] } | undefined;

function getFlows(): { rev: number; flows: OwnFlowData[] } {
  if (cached) return cached;
  const flows = Object.entries(allFlows).map(([name, flow]) => toFlowData(name, flow));
  cached = { rev: hashRevision(JSON.stringify(flows)), flows };
  return cached;
}

export const flowHandlers: Handlers<typeof flowCalls> = {
  async settingsFlows() {
    const { rev, flows } = getFlows();
    return new Revised([{ rev, flows }], rev);
  },
};
