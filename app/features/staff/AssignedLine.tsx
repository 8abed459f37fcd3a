import type { Assignment, CaseInfo } from '@parvis/api/entities/case';
import { displayDate } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { UsersIcon } from '@parvis/ui/icons/UsersIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CaseLine } from '../cases/CaseLine.tsx';
import { CallerNote } from './CalledLine.tsx';
import type { CaseSteps } from './useCaseSteps.ts';

const Words = styled('div', { display: 'grid', gap: '$1', justifyItems: 'start', minInlineSize: 0 });

const Undo = styled(Button, { flexShrink: 0, whiteSpace: 'nowrap' });

function describeLine(
  { by, to, at, rule, gcatCode }: Assignment,
  { t, locale }: TextStore,
  isGivers: boolean,
): string {
  const words = { name: by ?? t('chat.gone'), when: displayDate(locale(), new Date(at)) };
  if (isGivers)
    return t(gcatCode === undefined ? 'assign.line.given' : 'assign.line.given.service', { ...words, to });
  if (gcatCode !== undefined) return t('assign.line.service', { ...words, service: to });
  return t(rule ? 'assign.line.turn' : 'assign.line', words);
}

/** For the giver while reversible, the receiver until they act, all while a service has it. */
export const AssignedLine = ({ info, steps }: { info: CaseInfo; steps: CaseSteps }) => {
  const texts = useTexts();
  const last = info.assignments?.at(-1);
  if (!last || last.undone) return null;
  const isGivers = info.can.includes('undoAssign');
  const isFree = last.gcatCode !== undefined && info.state === 'open';
  if (!isGivers && !last.awaitsMe && !isFree) return null;
  return (
    <CaseLine>
      <UsersIcon size={20} />
      <Words>
        <span>{describeLine(last, texts, isGivers)}</span>
        {last.txt && <CallerNote txt={last.txt} />}
      </Words>
      {isGivers && (
        <Undo
          size="small"
          variant="quiet"
          loading={steps.running === 'undoAssign'}
          onClick={() => steps.run({ step: 'undoAssign' })}
        >
          {texts.t('assign.undo')}
        </Undo>
      )}
    </CaseLine>
  );
};
