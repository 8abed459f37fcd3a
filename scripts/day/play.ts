import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CallFailed } from '@parvis/api/client';
import type { Day } from './dayScript.ts';
import { playDay } from './playDay.ts';

/** `play.ts NAME OUTBOX`: plays a day on a running demonstration. */
const [name = '', outbox = ''] = process.argv.slice(2);
const { origin } = new URL(outbox);
const { day } = (await import(pathToFileURL(join(import.meta.dirname, 'days', `${name}.ts`)).href)) as {
  day: Day;
};

const begun = Date.now();
console.log(
  `\nPlaying a day of ${day.cuid} by the product's own calls. Everything happens now: no call dates anything.`,
);
try {
  const played = await playDay(day, { origin, outbox, locale: 'fr-FR' }, console.log);
  const code = Object.values(day.codes)[0] ?? '';
  const places = [
    [`/q/${code}`, 'menu'],
    [`/staff/${day.cuid}`, `desk; sign in as ${day.staff.manager}`],
    [`/staff/${day.cuid}/polls`, 'polls, with their results'],
    [`/staff/${day.cuid}/gatherings`, 'discussions'],
    ...(played?.gatherings ?? []).map((id) => [
      `/m/g/${day.cuid}/${id}?qrid=${code}`,
      'discussion, as a visitor',
    ]),
  ];
  console.log(
    played
      ? `The day is over after ${Math.round((Date.now() - begun) / 1000)} s. Look at:`
      : 'There are cases already: a day is played once for a data folder, so nothing was played. Look at:',
  );
  for (const [path, what] of places) console.log(`  ${`${origin}${path}`.padEnd(72)} ${what}`);
} catch (error) {
  const refused =
    error instanceof CallFailed && error.failure.kind === 'refused'
      ? JSON.stringify(error.failure.error)
      : '';
  console.error(`The day stopped: ${error instanceof Error ? error.message : error} ${refused}`);
  process.exitCode = 1;
}
