import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';

/** The dialogue flows the product itself offers in a discussion, by the name a message carries. */
export const ownFlows: Record<'satisfaction', Questionnaire> = { satisfaction };
