import {
  readListingChecklist,
  readOwnCoach,
  replaceSpecialties,
  sendWelcomeEmail,
  updateBio,
  updateBranding,
  updateCalendlyUsername,
  updateCountry,
  updateDob,
  updateGender,
} from '#contract/index.ts';
import {
  brandingSchema,
  calendlyUsernameOf,
  calendlyUsernameSchema,
  countrySchema,
  dobSentence,
  genderSchema,
  shortBioSchema,
} from '#domain/coach-account/facts.ts';
import { ageOn } from '#domain/coaches/age.ts';
import { isListed, missingForListing } from '#domain/coaches/is-listed.ts';
import { COACH_FACT_MESSAGES } from '#domain/messages/coach-account.ts';
import { saveCalendlyUsername, saveFacts, saveSpecialties } from '../commands/coach/facts.ts';
import { dayOf, readOwn } from '../commands/coach/own.ts';
import { accept, refuseAsInvalid } from '../commands/coach/refuse.ts';
import { finishRegistration } from '../commands/coach/registration.ts';
import { reviewsOf } from '../commands/coach/reviews.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';

/** A coach's profile facts. */
export function serveCoachRoutes(api: Api): void {
  serveReading(api);

  serve(api, updateBio, async ({ body, account }) => {
    const short_bio = accept(shortBioSchema, body.short_bio);
    await saveFacts(api, account, { short_bio });
    return { short_bio };
  });

  serve(api, updateCountry, async ({ body, account }) => {
    const country = accept(countrySchema, body.country);
    await saveFacts(api, account, { country });
    return { country };
  });

  serve(api, updateDob, async ({ body: { dob }, account }) => {
    const today = dayOf(api.clock());
    const sentence = dobSentence(dob, today);
    if (sentence !== null) refuseAsInvalid(sentence);
    await saveFacts(api, account, { dob });
    return { dob, age: ageOn(dob, today) };
  });

  serve(api, updateGender, async ({ body, account }) => {
    const gender = accept(genderSchema, body.gender);
    await saveFacts(api, account, { gender });
    return { gender };
  });

  serve(api, updateCalendlyUsername, async ({ body, account }) => {
    const calendly_username = accept(calendlyUsernameSchema, calendlyUsernameOf(body.calendly_username));
    await saveCalendlyUsername(api, account, calendly_username);
    return { calendly_username };
  });

  serve(api, updateBranding, async ({ body, account }) => {
    const branding = accept(brandingSchema, body);
    await saveFacts(api, account, branding);
    return branding;
  });

  serve(api, replaceSpecialties, async ({ body, account }) => ({
    specialties: await saveSpecialties(api, account, body.specialties.map(Number)),
  }));

  serve(api, sendWelcomeEmail, async ({ account }) => ({ sent: await finishRegistration(api, account) }));
}

function serveReading(api: Api): void {
  const read = async (user_id: string) =>
    (await readOwn(api.database, user_id, api.clock())) ?? refuse(404, { detail: COACH_FACT_MESSAGES.noProfile, code: 'no_coach_profile' });

  serve(api, readOwnCoach, async ({ account }) => {
    const coach = await read(account.id);
    return { ...coach, reviews: await reviewsOf(api.database, coach.id) };
  });

  serve(api, readListingChecklist, async ({ account }) => {
    const coach = await read(account.id);
    return { listed: isListed(coach), missing: [...missingForListing(coach)] };
  });
}
