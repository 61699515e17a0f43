// Each head is named after its page in `PAGES`. All in one file: each is small, and a file each would cost more.
export { articleHead, blogHead } from '#client/features/blog/blog-head.ts';
export { browseHead } from '#client/features/browse/browse-head.ts';
export { coachHead } from '#client/features/coach/coach-head.ts';
export { compareHead } from '#client/features/compare/compare-head.ts';
export { clientTermsHead, coachTermsHead, contactHead, privacyHead, termsHead } from '#client/features/content/content-head.ts';
export { faqHead } from '#client/features/content/faq-head.ts';
export { callHead as discoveryCallHead } from '#client/features/discovery-call/call-head.ts';
export { homeHead } from '#client/features/home/home-head.ts';
export { quizHead } from '#client/features/quiz/quiz-head.ts';
export { resultsHead as quizResultsHead } from '#client/features/quiz-results/results-head.ts';
export { NamedHead } from '../routing/named-head.tsx';
