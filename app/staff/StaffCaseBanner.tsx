import type { CaseInfo } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { ConnectionLine, SimulationLine } from '../cases/CaseBanner.tsx';
import type { LiveStatus } from '../data/live/liveStream.ts';
import { UntakenLine } from './UntakenCalls.tsx';

const OnPhone = styled('div', { '@desk': { display: 'none' } });

/** What must be known of a case that is open at a desk: of the connection on a phone alone, for on a desk the list beside says it. */
export const StaffCaseBanner = ({ live, info }: { live: LiveStatus; info: CaseInfo | undefined }) => (
  <>
    <OnPhone>
      <ConnectionLine live={live} />
    </OnPhone>
    <UntakenLine info={info} />
    <SimulationLine simulation={info?.simulation ?? false} />
  </>
);
