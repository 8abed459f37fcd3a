import { schemeWanted } from '../shared/example.ts';
import { followAddress } from '../shared/followAddress.ts';
import { localeAsked } from '../shared/given.ts';
import { ground } from '../shared/ground.ts';
import { t } from '../shared/noticeWords.ts';
import { entitle, show } from '../shared/openSample.tsx';
import { Problem } from '../shared/Problem.tsx';
import { readAddress } from '../shared/readAddress.ts';
import { draw } from '../shared/useAskedSample.ts';
import { speak } from '../shared/words.ts';
import { nameOf, SetPage } from './SetPage.tsx';

const { search, hash } = location;

/** The page has the default colours; the customer's are in its frames. */
draw({}, schemeWanted('', matchMedia('(prefers-color-scheme: dark)').matches));
ground();
followAddress();
const request = await readAddress();
await speak(localeAsked(search, hash, request.ok ? undefined : navigator.languages.join()));
entitle(request.ok ? t('sample.set.title', { name: nameOf(request.sample) }) : t('sample.set'));
show(
  request.ok ? (
    <SetPage sample={request.sample} asides={request.asides} />
  ) : (
    <Problem reason={request.reason} query={search} fragment={hash} onGround={draw} />
  ),
);
