import type { CaseInfo } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { boardCountsQuery } from '../../lib/api/boardQuery.ts';
import { caseQuery } from '../../lib/api/queries.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { titleOf, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { begunCases } from '../account/begunMessages.ts';
import { SettingsView } from '../account/SettingsView.tsx';
import { casePageTitle } from '../cases/caseWords.ts';
import { withCount } from '../notifications/news/withCount.ts';
import { begunNamed, LOOKED_AT } from './begunNamed.ts';
import { begunRows } from './begunRows.ts';
import { chooseForDesk, useDeskChoices } from './deskChoices.ts';
import { soundNews } from './newsSound.ts';
import { type DeskOf, useDeskNav } from './useDeskNav.tsx';

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
const Begun = styled('span', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '$sm',
});

/** Links to cases with drafts before sign-out; names the first few. */
const BegunCases = ({ cuid }: { cuid: string }) => {
  const texts = useTexts();
  const { t } = texts;
  const [csids] = useState(() => [...begunCases()]);
  const rows = begunRows(texts);
  const asked = useQueries({
    queries: csids.slice(0, LOOKED_AT).map((csid) => caseQuery('town', cuid, csid)),
  });
  const { named, others } = begunNamed(
    csids.length,
    asked.map(({ data }) => data),
  );
  if (named.length === 0) return null;
  const nameOf = (info: CaseInfo) => `${t('case.number', { nbr: info.caseNbr })} · ${casePageTitle(info)}`;
  return (
    <List role="list" aria-label={t('staff.begun')}>
      {named.map((info) => (
        <li key={info.csid}>
          <Case href={`/staff/${cuid}/${info.csid}`}>
            <Name>{nameOf(info)}</Name>
            <Begun dir="auto">{rows.get(info.csid)}</Begun>
          </Case>
        </li>
      ))}
      {others > 0 && <li>{t('staff.begun.others', { count: others })}</li>}
    </List>
  );
};

/** `/staff/{cuid}/settings`: settings of staff, in the customer's theme. */
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
          <SettingsPart title={t('staff.settings.desk')}>
            <Checkbox
              checked={sound}
              onCheckedChange={(on) => {
                chooseForDesk({ sound: on });
                // Plays a sample: browsers allow sound after a press only.
                if (on) soundNews();
              }}
            >
              {t('staff.settings.sound')}
            </Checkbox>
            <Checkbox checked={keys} onCheckedChange={(on) => chooseForDesk({ keys: on })}>
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
