import { profilePath } from '#client/coaches/profile-path.ts';
import type { Head, MakeHead } from '#client/routing/page-data-cache.ts';
import { PATHS } from '#client/routing/paths.ts';
import type { PublicCoach, Review } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { COACH_MESSAGES } from '#domain/messages/coaches.ts';
import { programTitle } from '#domain/programs/program-title.ts';
import { reviewerName, summarise } from '#domain/reviews/rating.ts';
import type { CoachData } from './load-coach.ts';

const SCHEMA = { '@context': 'https://schema.org' };
/** The page's text contains all of them. */
const REVIEWS_TOLD = 3;

export const coachHead: MakeHead = ({ url, params }, data) => {
  const loaded = data as CoachData | null;
  if (loaded === null) return { title: 'Coach · Setwise', description: COACH_MESSAGES.loading, robots: 'noindex' };
  if (loaded.coach === null)
    return { title: 'Coach not found · Setwise', description: COACH_MESSAGES.notFoundHint, robots: 'noindex', status: 404 };
  const { coach, reviews } = loaded;
  const name = fullName(coach);
  const head: Head = {
    title: `${name}, ${coach.specialties[0]?.title ?? 'Fitness'} coach · Setwise`,
    description: coach.short_bio,
    canonical: profilePath(params.id ?? coach.id),
    json_ld: [personOf(coach, url.origin), serviceOf(coach, reviews ?? [], url.origin), breadcrumbsOf(name, url.origin)],
  };
  const image = coach.profile_image_url ?? coach.profile_image_url_optimized;
  return image === null ? head : { ...head, image };
};

function personOf(coach: PublicCoach, origin: string) {
  const image = coach.profile_image_url;
  return {
    ...SCHEMA,
    '@type': 'Person',
    '@id': `${origin}${profilePath(coach.id)}#coach`,
    name: fullName(coach),
    jobTitle: 'Fitness coach',
    description: coach.short_bio,
    url: origin + profilePath(coach.id),
    knowsAbout: coach.specialties.map(({ title }) => title),
    ...(image === null ? {} : { image: new URL(image, origin).href }),
  };
}

function serviceOf(coach: PublicCoach, reviews: readonly Review[], origin: string) {
  const { average, count } = summarise(reviews.map(({ rating }) => rating));
  return {
    ...SCHEMA,
    '@type': 'Service',
    name: `Online coaching with ${fullName(coach)}`,
    serviceType: 'Online fitness coaching',
    description: coach.brand_promise,
    url: origin + profilePath(coach.id),
    provider: { '@id': `${origin}${profilePath(coach.id)}#coach` },
    offers: coach.programs.map(({ type, price, description }) => ({
      '@type': 'Offer',
      name: programTitle(type),
      description,
      price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    })),
    ...(average === null
      ? {}
      : {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5, worstRating: 1 },
          review: reviews.slice(0, REVIEWS_TOLD).map((review) => ({
            '@type': 'Review',
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
            reviewBody: review.comment,
            author: { '@type': 'Person', name: reviewerName(review) },
          })),
        }),
  };
}

function breadcrumbsOf(name: string, origin: string) {
  const steps = [
    { name: 'Home', item: origin + PATHS.home },
    { name: 'Find a Coach', item: origin + PATHS.browse },
    { name, item: undefined },
  ];
  return {
    ...SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
