/** A portfolio item: drawing (scene and ground) and description. */
export type DemoPicture = readonly [scene: string, ground: string, description: string];

export const DEMO_PORTFOLIOS: Readonly<Record<string, readonly DemoPicture[]>> = {
  'dana.okafor': [
    ['pull', 'slate', 'Deadlift day. The short version: one top set, then home in time for dinner.'],
    ['notebook', 'sand', 'Where every plan starts: the weeks you really have.'],
    ['squatRack', 'moss', 'Squats before the school run, one small jump a week.'],
    ['low', 'clay', 'Depth first. The weight comes to you.'],
  ],
  'tomas.varga': [
    ['barEnd', 'bone', 'Week four of a wave. The only heavy one.'],
    ['overhead', 'sand', 'Press days close every block.'],
    ['squatSide', 'gold', 'Top sets are filmed from the side. Notes the same evening.'],
    ['emptyRack', 'umber', 'The club in Valencia before six in the morning.'],
  ],
  'mei.tanaka': [
    ['step', 'moss', 'Four sessions, forty minutes, nothing wasted.'],
    ['chart', 'clay', 'Hard sets for each muscle, counted and climbing.'],
    ['bowl', 'sand', 'Dinner that still tastes like dinner.'],
  ],
  'callum.reid': [
    ['hill', 'fern', 'Tuesday is uphill.'],
    ['kettlebells', 'gold', 'All the kit you need. It fits behind a door.'],
    ['sandbag', 'slate', 'Awkward on purpose. So is a canoe.'],
    ['rain', 'dusk', 'The people I train go out in this.'],
  ],
  'amara.nwosu': [
    ['plate', 'moss', 'A third, a third, a third. Start there.'],
    ['market', 'sand', 'We plan around your market, not mine.'],
    ['habits', 'clay', 'Nineteen days out of four weeks is a very good month.'],
    ['rack', 'slate', 'I lift too. Food is for something.'],
  ],
  'lars.holm': [
    ['deadlift', 'sand', 'Heavier than the grandchildren.'],
    ['hold', 'moss', 'Getting down to the floor and up again, without hands.'],
    ['walk', 'slate', 'Easy days count as training.'],
  ],
  'bianca.souza': [
    ['thrust', 'slate', 'The lift that starts every lower body day.'],
    ['lunge', 'dusk', 'Long steps, slow down, drive up.'],
    ['curve', 'sand', 'A number that climbs every fortnight.'],
    ['step', 'gold', 'Step-ups: higher before heavier.'],
  ],
  'noah.fischer': [
    ['lever', 'dusk', 'Front lever. Two years of small steps.'],
    ['pullUp', 'sand', 'Your first strict one is closer than you think.'],
    ['handstand', 'moss', 'Five minutes on the hands, every day.'],
    ['rings', 'bone', 'Rings tell the truth.'],
  ],
  'ruth.adeyemi': [
    ['cradle', 'moss', 'Fifteen minutes, while someone sleeps.'],
    ['beast', 'slate', 'Week six after birth: slow, steady, breathing.'],
    ['timer', 'gold', 'Short sessions that stack up.'],
  ],
  'deshawn.price': [
    ['sled', 'gold', 'First step: low, long, loud.'],
    ['run', 'slate', 'Sprints on Tuesday, measured against last month.'],
    ['swing', 'moss', 'Power you can train in a parking lot.'],
    ['chart', 'sand', 'Jump height over one season.'],
  ],
  'ingrid.moen': [
    ['hill', 'slate', 'Long climbs, easy breath.'],
    ['squatSide', 'bone', 'Runners lift. This is why their knees are quiet.'],
    ['shoes', 'sand', 'One pair for the easy days. Most days.'],
    ['row', 'moss', 'When the ice wins we row.'],
  ],
  'arjun.mehta': [
    ['curl', 'sand', 'Yes, we do arms.'],
    ['bowl', 'moss', 'Thirty grams of protein, no chicken in sight.'],
    ['bench', 'gold', 'Push day, third set of four.'],
    ['market', 'umber', 'Shopping list, page one.'],
  ],
  'sienna.clarke': [
    ['timer', 'slate', 'Twenty-five minutes between two night shifts.'],
    ['carry', 'sand', 'Carries: the whole body, no thinking needed.'],
    ['habits', 'moss', 'A calendar that does not care which day it is.'],
  ],
  'mateusz.zielinski': [
    ['low', 'slate', 'Below parallel, every rep, also on Saturday.'],
    ['plates', 'sand', 'Calibrated to the gram.'],
    ['curve', 'gold', 'Twelve weeks backwards from the meet.'],
    ['deadlift', 'umber', 'Last pull of the day.'],
  ],
  'grace.wanjiru': [
    ['dumbbells', 'fern', 'We begin at the light end, and we stay as long as you like.'],
    ['hold', 'sand', 'First lesson: how to sit down.'],
    ['rack', 'clay', 'Week twelve, and the bar is a friend.'],
    ['notebook', 'dusk', 'Four strokes, four sets. You wrote that.'],
  ],
  'oliver.bennett': [
    ['bands', 'sand', 'Where your physio signed off, we begin.'],
    ['beast', 'moss', 'Quiet work for a loud back.'],
    ['stone', 'clay', 'Back to the thing that hurt, stronger than before.'],
  ],
  'leila.haddad': [
    ['sit', 'moss', 'Ten minutes, this morning, before coffee.'],
    ['hold', 'slate', 'The end of the range is a place. We move in.'],
    ['plank', 'sand', 'Strength first, then the stretch keeps.'],
    ['handstand', 'clay', 'Wrists, shoulders, and a little courage.'],
  ],
  'jin.seo': [
    ['curve', 'umber', 'Weekly volume by muscle, with error bars on request.'],
    ['curl', 'slate', 'Eleven sets. Not ten, not twelve.'],
    ['chart', 'gold', 'The dose and the answer.'],
    ['dumbbells', 'sand', 'The laboratory.'],
  ],
  'patricia.gomes': [
    ['carry', 'moss', 'Groceries for life.'],
    ['proud', 'sand', 'Bones like weight. So do I.'],
    ['market', 'slate', 'Calcium, protein, and something for fun.'],
    ['rack', 'gold', 'My Thursday group laughs between sets, not during.'],
  ],
  'samuel.osei': [
    ['room', 'slate', 'The corner of a bedroom is plenty.'],
    ['dumbbells', 'clay', 'Two of these would do.'],
    ['step', 'sand', 'A chair is a gym.'],
    ['bands', 'moss', 'For the days the bell sleeps.'],
  ],
  'katarina.novak': [
    ['run', 'ink', 'Thursday, ten kilometres.'],
    ['pull', 'sand', 'Tuesday, heavy.'],
    ['shoes', 'moss', 'Two pairs, one plan.'],
    ['row', 'clay', 'The engine, on bad weather days.'],
  ],
  'daniel.cohen': [
    ['bench', 'slate', 'Off season. The long, dull, useful part.'],
    ['plate', 'gold', 'Measured when it matters, free when it does not.'],
    ['curve', 'moss', 'Body weight, fourteen weeks, no surprises.'],
    ['proud', 'sand', 'Condition check, markers intact.'],
  ],
  'zanele.dube': [
    ['overhead', 'gold', 'Fast bar, quiet feet.'],
    ['rack', 'moss', 'The clean, caught where it should be.'],
    ['barEnd', 'sand', 'Technique plates are real plates.'],
    ['low', 'slate', 'Sit under it and smile.'],
  ],
  'hugo.lefevre': [
    ['van', 'clay', 'A van! On a Sunday!'],
    ['stone', 'sand', 'First stone to the belt. Second one to the bar.'],
    ['carry', 'slate', 'Twenty metres there, twenty back.'],
    ['sled', 'moss', 'Push until the fence.'],
  ],
  'anneke.devries': [
    ['habits', 'dusk', 'A streak is not the point. Coming back is.'],
    ['swing', 'sand', 'Two minutes after brushing your teeth.'],
    ['bowl', 'clay', 'One small thing on the plate, kept for a month.'],
  ],
  'victor.ramos': [
    ['bench', 'sand', 'Chest on Monday, as the law demands. Elbows in.'],
    ['curl', 'slate', 'Slow down. The muscle cannot read the number.'],
    ['squatRack', 'clay', 'Leg day is real now.'],
    ['plates', 'gold', 'Old iron, new recovery.'],
  ],
  'charlotte.weng': [
    ['hotel', 'slate', 'Forty nights a year, one plan.'],
    ['plank', 'gold', 'Room sessions. No excuses about equipment.'],
    ['timer', 'sand', 'Twenty minutes before the first call.'],
    ['lunge', 'moss', 'Hotel dumbbells are heavy enough if you go slowly.'],
  ],
  'felix.andersson': [
    ['row', 'fern', 'Five hundred metres, once more.'],
    ['pull', 'clay', 'Strength on the days between.'],
  ],
  'nadia.rahman': [
    ['cradle', 'sand', 'Ten good minutes.'],
    ['hold', 'bone', 'No jumping, no noise.'],
  ],
  'eric.thompson': [
    ['emptyRack', 'dusk', 'The garage, after the accounts.'],
    ['deadlift', 'sand', 'Four lifts, no machines.'],
  ],
};
