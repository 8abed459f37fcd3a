import { acquireOwner, startEmbedded } from '../embedded/startEmbedded.ts';

// A server as far as its database is concerned. It is killed by the tests of the embedded database.
const [dataDir] = process.argv.slice(2);
const { url, adopted } = await startEmbedded({ durable: false, ...(dataDir ? { dataDir } : {}) });
await acquireOwner(url);
console.log(JSON.stringify({ url, adopted }));
setInterval(() => undefined, 1000);
