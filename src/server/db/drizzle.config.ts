import { defineConfig } from 'drizzle-kit';

/** After a change of the schema: `npx drizzle-kit generate --config src/server/db/drizzle.config.ts --name <what_changed>`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema.ts',
  out: './src/server/db/migrations',
});
