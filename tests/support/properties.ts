import { configureGlobal } from 'fast-check';

/** Fixed, so that every run judges the same cases; `npm run test:seeds` draws fresh ones. */
export const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_121);

configureGlobal({ seed: SEED });

export * from 'fast-check';
export { default } from 'fast-check';
