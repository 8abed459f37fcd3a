import fc from 'fast-check';

// Before each test file (vitest.config.ts).
fc.configureGlobal({ seed: Number(process.env.PARVIS_SEED) });
