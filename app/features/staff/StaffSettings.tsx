import type { CaseInfo } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { getBoardCountsQuery } from '../../lib/api/boardQuery.ts';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { formatTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { listDraftCases } from '../account/caseDrafts.ts';
import { SettingsView } from '../account/SettingsView.tsx';
import { formatCasePageTitle } from '../cases/caseTexts.ts';
import { withCount } from '../notifications/news/withCount.ts';
import { updateDeskSettings, useDeskSettings } from './deskSettings.ts';
import { LOADED_MAX, selectDraftCases } from './draftCases.ts';
import { buildDraftRows } from './draftRows.ts';
import { playNotification } from './notificationSound.ts';
import { type DeskProps, useDeskNav } from './useDeskNav.tsx';

const List = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockEnd: '$4',
  '& > li': { display: 'flex', alignItems: 'center', minBlockSize: '$target' },
  '& > li + li': { hairline: 'blockStart' },
});
const Case = styled(Link, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  paddingBlock: '$2',
  borderRadius: '$control',
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: '3px solid $colors$drawerTxt', outlineOffset: '2px' },
});
const Name = styled('span', { textDecoration: 'underline', textUnderlineOffset: '0.2em' });
const DraftPreview = styled('span', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '$sm',
});

/** Links to cases with drafts before sign-out; names the first few. */
const DraftCases = ({ cuid }: { cuid: string }) => {
  const texts = useTexts();
  const { t } = texts;
  const [csids] = useState(() => [...listDraftCases()]);
  const rows = buildDraftRows(texts);
  const asked = useQueries({
    queries: csids.slice(0, LOADED_MAX).map((csid) => getCaseQuery('town', cuid, csid)),
  });
  const { named, others } = selectDraftCases(
    csids.length,
    asked.map(({ data }) => data),
  );
  if (named.length === 0) return null;
  const formatCaseName = (info: CaseInfo) =>
    `${t('case.number', { nbr: info.caseNbr })} · ${formatCasePageTitle(info)}`;
  return (
    <List role="list" aria-label={t('staff.begun')}>
      {named.map((info) => (
        <li key={info.csid}>
          <Case href={`/staff/${cuid}/${info.csid}`}>
            <Name>{formatCaseName(info)}</Name>
            <DraftPreview dir="auto">{rows.get(info.csid)}</DraftPreview>
          </Case>
        </li>
      ))}
      {others > 0 && <li>{t('staff.begun.others', { count: others })}</li>}
    </List>
  );
};

/** `/staff/{cuid}/settings`: settings of staff, in the customer's theme. */
export const StaffSettings = (desk: DeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { role } = desk;
  const { sound, keys } = useDeskSettings();
  const counts = useQuery(getBoardCountsQuery(role.cuid));
  const unread = counts.data?.waiting ?? 0;
  const nav = useDeskNav(desk, 'settings', unread);
  useDocumentTitle(withCount(formatTitle(t('settings.title'), role.cstmrLbl), unread));
  return (
    <StaffPlace nav={nav}>
      <div>
        <SettingsView
          site={role.cstmrLbl}
          subtitle={role.cstmrLbl}
          onBack={() => navigate(`/staff/${role.cuid}`)}
          begun={<DraftCases cuid={role.cuid} />}
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid: role.cuid }} />}
        >
          <SettingsPart
            title={t('staff.settings.connect')}
            text={t('staff.settings.connect.text', { address: `${location.host}/staff/login` })}
          />
          <SettingsPart title={t('staff.settings.desk')}>
            <Checkbox
              checked={sound}
              onCheckedChange={(on) => {
                updateDeskSettings({ sound: on });
                // Plays a sample: browsers allow sound after a press only.
                if (on) playNotification();
              }}
            >
              {t('staff.settings.sound')}
            </Checkbox>
            <Checkbox checked={keys} onCheckedChange={(on) => updateDeskSettings({ keys: on })}>
              {t('staff.settings.keys')}
            </Checkbox>
          </SettingsPart>
          <SettingsPart title={t('staff.settings.own')} text={t('staff.settings.own.text')}>
            <ButtonLink variant="quiet" href="/m/home">
              {t('staff.settings.own.open')}
            </ButtonLink>
          </SettingsPart>
        </SettingsView>
      </div>
    </StaffPlace>
  );
};
