import type { Pattern } from '../../exercises/exercise.ts';
import { findMuscles } from '../edit/read/find-muscles.ts';
import type { OwnTopic } from '../knowledge/own-topic-table.ts';
import { briefFacts } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { allowedExercises, traineeOf } from '../person/trainee.ts';
import { planFacts } from '../plan-facts.ts';
import { answerAct, type Question } from './answer-act.ts';
import { answerPlanQuestion } from './answer-plan-question.ts';
import type { Offer } from './offer-plan.ts';

/** The answer to a question about this person's own plan, log or facts; undefined where there is nothing to answer it from. */
export function answerOwn(topic: OwnTopic, question: Question): Offer | undefined {
  switch (topic.part) {
    case undefined:
      return answerAct({ ...question, act: topic.act });
    case 'facts':
      return factsWords(question);
    case 'balance':
      return balanceWords(question);
    case 'best-exercise':
      return bestWords(question);
    default:
      return answerPlanQuestion({ ...question, act: topic.act }, topic.part);
  }
}

function factsWords({ brief }: Question): Offer {
  const facts = briefFacts(brief).map(({ label, value }) => `${label}: ${value}`);
  const known = facts.length === 0 ? 'Nothing yet.' : `${facts.join(' · ')}.`;
  return {
    messages: [`What you told me: ${known} Besides that I read the plan and the sets you log, and nothing else.`],
    quick_replies: [],
  };
}

const PULLS: readonly Pattern[] = ['horizontal-pull', 'vertical-pull', 'rear-delt'];
const PUSHES: readonly Pattern[] = ['horizontal-push', 'vertical-push'];

/** Sets a week that pull and that press. */
function balanceWords({ plan }: Question): Offer | undefined {
  const items = plan === undefined ? undefined : planFacts(plan)?.items;
  if (items === undefined) return undefined;
  const setsOf = (patterns: readonly Pattern[]): number =>
    items.reduce((sum, { exercise, sets }) => sum + (exercise !== undefined && patterns.includes(exercise.pattern) ? sets : 0), 0);
  const [pulls, pushes] = [setsOf(PULLS), setsOf(PUSHES)];
  const ratio = pushes === 0 ? '' : `, ${(pulls / pushes).toFixed(1)} to 1`;
  return {
    messages: [
      `Your week has ${pulls} sets of pulls and ${pushes} sets of presses${ratio}. At least as many pulls as presses is what shoulders like.`,
    ],
    quick_replies: ['More back work'],
  };
}

const BEST_MOST = 3;

/** What trains a body part best: what the plan has, then the library's compound exercises that this person can do. */
function bestWords({ text, plan, brief }: Question): Offer | undefined {
  const [muscle] = findMuscles(text);
  const [main] = muscle?.muscles ?? [];
  if (muscle === undefined || main === undefined) return undefined;
  const fits = allowedExercises(traineeOf(brief)).filter((exercise) => exercise.primary[0] === main);
  const planned = new Set(plan === undefined ? [] : (planFacts(plan)?.items ?? []).flatMap(({ exercise }) => exercise?.id ?? []));
  const best = [...fits].sort((a, b) => Number(planned.has(b.id)) - Number(planned.has(a.id)) || Number(b.compound) - Number(a.compound));
  const names = best.slice(0, BEST_MOST).map(({ name }) => name.toLowerCase());
  const [first] = best;
  if (first === undefined) return undefined;
  return {
    messages: [
      `For ${muscle.words}: ${listWords(names)}. ${planned.has(first.id) ? `Your plan has ${first.name.toLowerCase()} already; more weight there over the weeks does more than another exercise.` : `Say «add ${first.name.toLowerCase()}» if you want it.`}`,
    ],
    quick_replies: [],
  };
}
