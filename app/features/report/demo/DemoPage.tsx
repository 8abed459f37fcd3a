import { contactCalls } from '@parvis/api/calls/contact';
import { textCalls } from '@parvis/api/calls/texts';
import { CallFailed } from '@parvis/api/client';
import { contactWays } from '@parvis/api/contactWays';
import type { Menus } from '@parvis/api/entities/customer';
import { menuTexts } from '@parvis/locales/menuTexts';
import type { TextStore } from '@parvis/locales/translate';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { MailIcon } from '@parvis/ui/icons/MailIcon';
import { PhoneIcon } from '@parvis/ui/icons/PhoneIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Demo, type DemoProps } from '@parvis/ui/screens/Demo';
import {
  crumbsOf,
  currentTiles,
  findEntry,
  MAIN_PAGE,
  menuReducer,
  promptOf,
  startOfMenu,
} from '@parvis/ui/screens/QrMenu/navigation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { useSiteName } from '../../../lib/branding/useLastCustomer.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { LanguageLine } from '../../../shell/LanguageLine.tsx';
import { LegalFooter } from '../../../shell/LegalFooter.tsx';
import { useDocumentTitle } from '../../../shell/useDocumentTitle.ts';
import { InfoDialog } from '../InfoDialog.tsx';

const DEMO_CATEGORY = 'toilets';

const isUnknownCategory = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'unknownCategory';

/** `null` if no customer has the category. */
const buildDemoMenusQuery = (ccatCode: string, locale: string) =>
  queryOptions({
    queryKey: ['demoMenus', ccatCode, locale],
    queryFn: async (): Promise<Menus | null> => {
      try {
        return (await client.call(textCalls.settingsMenusQr, { body: { ccatCode } }))[0] ?? null;
      } catch (error) {
        if (isUnknownCategory(error)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const serviceContactQuery = queryOptions({
  queryKey: ['serviceContact'],
  queryFn: async () => (await client.call(contactCalls.contactInfo, { body: {} }))[0]?.contact ?? {},
  staleTime: Number.POSITIVE_INFINITY,
});

const drawIcon = iconDrawer(24);

const NO_MENUS: Menus = {};

const channelIcons = { mail: <MailIcon size={20} />, phone: <PhoneIcon size={20} />, www: undefined };

function useOperatorContacts(): DemoProps['contacts'] {
  const { data } = useQuery(serviceContactQuery);
  return contactWays(data).map(({ kind, href, label }) => ({
    href,
    label,
    icon: channelIcons[kind],
    external: kind === 'www',
  }));
}

const RestartActions = ({ onAgain }: { onAgain: () => void }) => {
  const { t } = useTexts();
  return (
    <>
      <Button onClick={onAgain}>{t('demo.again')}</Button>
      <ButtonLink href="/links">{t('demo.more')}</ButtonLink>
    </>
  );
};

const renderMissingMenu = (
  t: TextStore['t'],
  why: { unknown: boolean; failed: boolean; retry: () => void },
) => {
  if (why.unknown) return <EmptyState title={t('demo.none')} text={t('demo.none.text')} />;
  if (!why.failed) return undefined;
  return <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={why.retry} />;
};

/** `/demoQr`, `/d`: a demo menu. Stores nothing, so it needs no consent. */
export const DemoPage = ({ ccatCode = DEMO_CATEGORY }: { ccatCode?: string | undefined }) => {
  const { t, locale } = useTexts();
  const { data, isError, refetch } = useQuery(buildDemoMenusQuery(ccatCode, locale()));
  const contacts = useOperatorContacts();
  const [state, dispatch] = useReducer(menuReducer, startOfMenu);
  const [tried, setTried] = useState(false);
  useDocumentTitle(t('demo.title'), useSiteName());

  const menus = data ?? NO_MENUS;
  const retry = () => void refetch();
  const opened = state.open && findEntry(menus, state.open.code);
  const resetDemo = () => {
    dispatch({ type: 'to', page: MAIN_PAGE });
    setTried(false);
  };
  return (
    <>
      <Demo
        texts={{
          ...menuTexts(t),
          contact: t('demo.contact'),
          cookies: t('demo.cookies'),
          endTitle: t('demo.end'),
          endText: t('demo.end.text'),
        }}
        customer={{ label: t('app.name'), place: t('demo.title') }}
        notice={<LanguageLine />}
        prompt={promptOf(menus, state)}
        path={crumbsOf(menus, state, t('menu.root'))}
        onPath={(page) => dispatch({ type: 'to', page })}
        onBack={state.path.length > 0 ? () => dispatch({ type: 'back' }) : undefined}
        tiles={data ? currentTiles(data, state) : undefined}
        onTile={(entry) => dispatch({ type: 'choose', entry })}
        renderIcon={drawIcon}
        instead={data ? undefined : renderMissingMenu(t, { unknown: data === null, failed: isError, retry })}
        onReport={() => setTried(true)}
        tried={tried ? { actions: <RestartActions onAgain={resetDemo} /> } : undefined}
        contacts={contacts}
        footer={<LegalFooter />}
      />
      {opened && (
        <InfoDialog
          title={opened.lbl}
          text={opened.descr ?? ''}
          onClose={() => dispatch({ type: 'close' })}
        />
      )}
    </>
  );
};
