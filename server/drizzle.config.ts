import { defineConfig } from 'drizzle-kit';

/** Makes a named migration of what changed in the schema: `npx drizzle-kit generate --config server/drizzle.config.ts --name <what>`. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './server/platform/db/schema.ts',
  out: './server/platform/db/migrations',
});
