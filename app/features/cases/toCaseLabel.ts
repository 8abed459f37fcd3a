import { isCaseType } from '@parvis/api/entities/case';
import type { Label } from '@parvis/api/entities/label';
import type { CaseLabel } from '@parvis/ui/screens/CaseLabels';

/** Unknown colours have none here. */
export const toCaseLabel = ({ id, name, colour }: Label): CaseLabel => ({
  ...{ id, name },
  colour: isCaseType(colour) ? colour : undefined,
});
