import type { Questionnaire } from '../../model/schema.ts';
import { explore } from '../explore/explore.ts';
import { graphOf } from './graph.ts';
import { type FlowMap, layoutOf } from './layout.ts';

/** The map of a questionnaire: its questions in layers below the start, and the ways between them. */
export function mapOf(definition: Questionnaire): FlowMap {
  return layoutOf(graphOf(explore(definition)));
}
