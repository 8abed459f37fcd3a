import { logoAddress } from '@parvis/api/addresses';
import type { Role } from '@parvis/api/entities/user';
import type { TextId } from '@parvis/locales/areas';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { RoleList } from '@parvis/ui/screens/RoleList';
import { useLocation } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { EndedServiceList } from './EndedServiceList.tsx';
import { useEndedServices } from './endedServices.ts';
import type { RoleAtSite } from './roleState.ts';

type RolesPanelProps = {
  roles: readonly RoleAtSite[];
  current: Role;
  onClose: () => void;
};

const LEVELS: Readonly<Record<string, TextId>> = {
  agent: 'staff.roles.level.agent',
  manager: 'staff.roles.level.manager',
  admin: 'staff.roles.level.admin',
};

const STATES: Readonly<Record<RoleAtSite['state'], TextId>> = {
  ready: 'staff.roles.ready',
  loading: 'staff.roles.loading',
  disconnected: 'staff.roles.disconnected',
  error: 'staff.roles.error',
};

/** A ready role shows its level. */
const getRoleNoteId = ({ role, state, site }: RoleAtSite): TextId =>
  (state === 'ready' ? LEVELS[site?.role.level ?? role.level] : undefined) ?? STATES[state];

/** Selects the customer to show. */
export const RolesPanel = ({ roles, current, onClose }: RolesPanelProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const left = roles.filter(({ site }) => site !== null);
  const { ended = [] } = useEndedServices(true);
  return (
    <Panel open title={t('staff.roles')} onClose={onClose}>
      <RoleList
        label={t('staff.roles')}
        currentId={current.rlid}
        onSelect={(id) => {
          const chosen = left.find(({ role }) => role.rlid === id);
          onClose();
          if (chosen) navigate(`/staff/${chosen.role.cuid}`);
        }}
        roles={left.map((one) => {
          const { rlid, cuid, url, cstmrLbl, logoId } = one.role;
          return {
            id: rlid,
            label: cstmrLbl,
            logoSrc: logoId && url + logoAddress(logoId),
            href: `/staff/${cuid}`,
            state: one.state,
            note: t(getRoleNoteId(one)),
            // Manual sign-in helps where a token cannot: another site or user.
            action: one.state === 'error' && url !== '' && (
              <ButtonLink size="small" variant="quiet" href={`${url}/staff/${cuid}`} rel="noreferrer">
                {t('staff.roles.visit')}
              </ButtonLink>
            ),
          };
        })}
      />
      <EndedServiceList ended={ended} />
    </Panel>
  );
};
