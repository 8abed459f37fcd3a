import type { CaseInfo } from '@parvis/api/entities/case';
import { ServiceMark } from '@parvis/ui/parts/ServiceMark';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import { toCaseService } from './caseTexts.ts';

/** The case's service, for its header. */
export const CaseServiceMark = ({ info, side }: { info: CaseInfo | null | undefined; side: CaseSide }) => {
  const service = info && toCaseService(info, side);
  return service && <ServiceMark {...service} />;
};
