import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { SettingsView } from '../account/SettingsView.tsx';
import { boardCountsQuery } from '../data/boardQuery.ts';
import { withCount } from '../news/withCount.ts';
import { LegalFooter } from '../shell/LegalFooter.tsx';
import { titleOf, useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { AdminSite } from './AdminSite.tsx';
import { BegunCases } from './BegunCases.tsx';
import { chooseForDesk, useDeskChoices } from './deskChoices.ts';
import { soundNews } from './newsSound.ts';
import { type DeskOf, useDeskNav } from './useDeskNav.tsx';

/** `/staff/{cuid}/settings`: what a member of staff chooses, at their customer and in its look. */
export const StaffSettings = (desk: DeskOf) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { role } = desk;
  const { sound, keys } = useDeskChoices();
  const counts = useQuery(boardCountsQuery(role.cuid));
  const unread = counts.data?.waiting ?? 0;
  const nav = useDeskNav(desk, 'settings', unread);
  useDocumentTitle(withCount(titleOf(t('settings.title'), role.cstmrLbl), unread));
  return (
    <StaffPlace nav={nav}>
      <div>
        <SettingsView
          site={role.cstmrLbl}
          subtitle={role.cstmrLbl}
          onBack={() => navigate(`/staff/${role.cuid}`)}
          begun={<BegunCases cuid={role.cuid} />}
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid: role.cuid }} />}
        >
          <SettingsPart
            title={t('staff.settings.connect')}
            text={t('staff.settings.connect.text', { address: `${location.host}/staff/login` })}
          />
          {role.level === 'admin' && <AdminSite />}
          {role.level === 'admin' && (
            <SettingsPart title={t('deliveries.title')} text={t('deliveries.open.text')}>
              <Button variant="quiet" onClick={() => navigate(`/staff/${role.cuid}/delivery`)}>
                {t('deliveries.open')}
              </Button>
            </SettingsPart>
          )}
          {role.level === 'admin' && (
            <SettingsPart title={t('codes.title')} text={t('codes.open.text')}>
              <Button variant="quiet" onClick={() => navigate(`/staff/${role.cuid}/codes`)}>
                {t('codes.open')}
              </Button>
            </SettingsPart>
          )}
          {role.level === 'admin' && (
            <SettingsPart title={t('trail.title')} text={t('trail.open.text')}>
              <Button variant="quiet" onClick={() => navigate(`/staff/${role.cuid}/trail`)}>
                {t('trail.open')}
              </Button>
            </SettingsPart>
          )}
          <SettingsPart title={t('staff.settings.desk')}>
            <Checkbox
              checked={sound}
              onCheckedChange={(on) => {
                chooseForDesk({ sound: on });
                // What was chosen is heard: and browsers sound only after a press.
                if (on) soundNews();
              }}
            >
              {t('staff.settings.sound')}
            </Checkbox>
            <Checkbox checked={keys} onCheckedChange={(on) => chooseForDesk({ keys: on })}>
              {t('staff.settings.keys')}
            </Checkbox>
          </SettingsPart>
        </SettingsView>
      </div>
    </StaffPlace>
  );
};
