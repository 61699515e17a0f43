import { expect, test } from 'vitest';
import type { PublicCoach, Review } from '#contract/index.ts';
import { coachHead } from './coach-head.ts';
import type { CoachData } from './load-coach.ts';

const COACH: PublicCoach = {
  id: 7,
  username: 'mara',
  first_name: 'mara',
  last_name: 'Lindqvist',
  short_bio: 'Small numbers up every week.',
  profile_image_url: '/images/mara.webp',
  profile_image_url_optimized: '/images/mara-small.webp',
  country: 'SE',
  age: 38,
  gender: 'female',
  calendly_username: 'mara',
  specialties: [{ id: 1, title: 'Strength' }],
  programs: [{ id: 1, type: 'basic', description: 'Four weeks.', specialties: [], price: '129.00', listed: true }],
  portfolio: [],
  brand_promise: 'A squat you can repeat.',
  brand_pain: 'Stuck.',
  brand_plan: 'Three sessions.',
  brand_proof: 'Sixty lifters.',
  stripe_charges_enabled: true,
  status: 'active',
};
const REVIEW: Review = { id: 1, rating: 4, comment: 'Strict.', user: null, user_name: 'Jonas L', coach_id: 7 };
const AT = { params: { id: '7' }, url: new URL('https://setwise.test/coach/7') };

const headOf = (data: CoachData | null) => coachHead(AT, data);
const of = (head: ReturnType<typeof headOf>, type: string) =>
  head.json_ld?.find((object) => (object as { '@type': string })['@type'] === type) as Record<string, unknown> | undefined;

test('a profile says who it is about, with the photo and its one address', () => {
  const head = headOf({ coach: COACH, reviews: [], portfolio: [] });
  expect(head).toMatchObject({
    title: 'Mara Lindqvist, Strength coach · Setwise',
    description: 'Small numbers up every week.',
    canonical: '/coach/7',
    image: '/images/mara.webp',
  });
  expect(head.robots).toBeUndefined();
});

test('machines read the person, what is offered at which price, and the way here', () => {
  const head = headOf({ coach: COACH, reviews: [REVIEW, { ...REVIEW, id: 2, rating: 5 }], portfolio: [] });
  expect(of(head, 'Person')).toMatchObject({
    name: 'Mara Lindqvist',
    image: 'https://setwise.test/images/mara.webp',
    knowsAbout: ['Strength'],
  });
  expect(of(head, 'Service')).toMatchObject({
    offers: [{ name: 'Standard Program', price: '129.00', priceCurrency: 'USD' }],
    aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
    review: [{ author: { name: 'Jonas' }, reviewBody: 'Strict.' }, {}],
  });
  expect(of(head, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://setwise.test/' },
      { position: 2, item: 'https://setwise.test/browse' },
      { position: 3, name: 'Mara Lindqvist' },
    ],
  });
});

test('without reviews no rating is claimed', () => {
  const service = of(headOf({ coach: COACH, reviews: [], portfolio: [] }), 'Service');
  expect(service).toBeDefined();
  expect(service).not.toHaveProperty('aggregateRating');
});

test('nothing private is told', () => {
  const text = JSON.stringify(headOf({ coach: COACH, reviews: [REVIEW], portfolio: [] }));
  expect(text).not.toMatch(/"(age|gender|country|calendly_username)"/);
});

test('nobody is a 404 that search engines forget', () => {
  expect(headOf({ coach: null, reviews: null, portfolio: [] })).toMatchObject({ status: 404, robots: 'noindex' });
});
