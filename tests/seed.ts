import fc from 'fast-check';

// Before each test file: what properties are tried with (vitest.config.ts).
fc.configureGlobal({ seed: Number(process.env.PARVIS_SEED) });
