import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config server/drizzle.config.ts --name <what>` */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './server/platform/db/schema.ts',
  out: './server/platform/db/migrations',
});
