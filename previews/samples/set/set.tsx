import { chooseLocale } from '../shared/addressParameters.ts';
import { chooseScheme } from '../shared/exampleAddress.ts';
import { followAddress } from '../shared/followAddress.ts';
import { t } from '../shared/noticeWords.ts';
import { setTitle, show } from '../shared/openSample.tsx';
import { Problem } from '../shared/Problem.tsx';
import { applyPageStyles } from '../shared/pageStyles.ts';
import { readAddress } from '../shared/readAddress.ts';
import { setLocale } from '../shared/sampleTexts.ts';
import { applyPalette } from '../shared/useShownSample.ts';
import { getCustomerName, SetPage } from './SetPage.tsx';

const { search, hash } = location;

/** Default colours; the customer's are in the frames. */
applyPalette({}, chooseScheme('', matchMedia('(prefers-color-scheme: dark)').matches));
applyPageStyles();
followAddress();
const request = await readAddress();
await setLocale(chooseLocale(search, hash, request.ok ? undefined : navigator.languages.join()));
setTitle(request.ok ? t('sample.set.title', { name: getCustomerName(request.sample) }) : t('sample.set'));
show(
  request.ok ? (
    <SetPage sample={request.sample} asides={request.asides} />
  ) : (
    <Problem reason={request.reason} query={search} fragment={hash} onGround={applyPalette} />
  ),
);
