import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './schema-users.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Name and photograph of a coach are the user's. */
export const coaches = pgTable(
  'coaches',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text().notNull().unique(),
    short_bio: text().notNull().default(''),
    brand_promise: text().notNull().default(''),
    brand_pain: text().notNull().default(''),
    brand_plan: text().notNull().default(''),
    brand_proof: text().notNull().default(''),
    country: char({ length: 2 }),
    dob: date({ mode: 'string' }),
    gender: text({ enum: ['male', 'female'] }),
    calendly_username: text().notNull().default(''),
    stripe_account_id: text(),
    stripe_charges_enabled: boolean().notNull().default(false),
    /** `active` coaches may be listed; the domain has the other conditions. */
    status: text({ enum: ['active', 'paused'] })
      .notNull()
      .default('active'),
    /** When onboarding was finished. */
    registered_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('coaches_calendly_username').on(sql`lower(${table.calendly_username})`).where(sql`${table.calendly_username} <> ''`),
  ],
);

export const specialties = pgTable('specialties', { id: id(), title: text().notNull().unique() });

export const coachSpecialties = pgTable(
  'coach_specialties',
  {
    coach_id: integer()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    specialty_id: integer()
      .notNull()
      .references(() => specialties.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.coach_id, table.specialty_id] }), index('coach_specialties_specialty').on(table.specialty_id)],
);

/** `type` is `basic` (shown as Standard), `premium` or another word. Prices are dollars a month. */
export const programs = pgTable(
  'programs',
  {
    id: id(),
    coach_id: integer()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    description: text().notNull(),
    price: numeric({ precision: 6, scale: 2 }).notNull(),
    listed: boolean().notNull().default(true),
    created_at: instant().notNull(),
  },
  (table) => [index('programs_coach').on(table.coach_id), check('programs_price', sql`${table.price} >= 0`)],
);

export const programSpecialties = pgTable(
  'program_specialties',
  {
    program_id: integer()
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    specialty_id: integer()
      .notNull()
      .references(() => specialties.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.program_id, table.specialty_id] })],
);

export const portfolioItems = pgTable(
  'portfolio_items',
  {
    id: id(),
    coach_id: integer()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    image_url: text().notNull(),
    image_url_optimized: text(),
    description: text().notNull().default(''),
    created_at: instant().notNull(),
  },
  (table) => [index('portfolio_items_coach').on(table.coach_id)],
);

/** One review per person and coach; a second one replaces the first. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    coach_id: integer()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    comment: text().notNull().default(''),
    created_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('reviews_coach_user').on(table.coach_id, table.user_id),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);
