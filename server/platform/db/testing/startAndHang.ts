import { acquireOwnership, startEmbedded } from '../embedded/startEmbedded.ts';

// Until the tests kill it.
const [dataDir] = process.argv.slice(2);
const { url, adopted } = await startEmbedded({ durable: false, ...(dataDir ? { dataDir } : {}) });
await acquireOwnership(url);
console.log(JSON.stringify({ url, adopted }));
setInterval(() => undefined, 1000);
