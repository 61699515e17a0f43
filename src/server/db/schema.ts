/** Every table, for the database handle and for generating migrations. */
export * from './schema-auth.ts';
export * from './schema-bridge.ts';
export * from './schema-coach.ts';
export * from './schema-mail.ts';
export * from './schema-market.ts';
export * from './schema-market-changes.ts';
export * from './schema-money.ts';
export * from './schema-sandbox.ts';
export * from './schema-sync.ts';
export * from './schema-users.ts';
export * from './schema-visitors.ts';
