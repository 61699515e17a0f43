/** Words of questions that name no subject of their own. */
export const COMMON_QUESTION_WORDS: ReadonlySet<string> = new Set(
  `a about actual actually advise advice affect after again ago ain't all allow allowed almost already also always am amount an and another any anybody anyone anything
  anyway apart approach are aren't around as ask at average avoid away back bad badly be because been before begin being believe best better between big bigger bit both break but by
  call called can can't cannot care case cause chance change cheaper check choose clear close come common compare compared considered correct correctly cos could couldn't count cover cue
  danger dangerous day days deal decent depend depends did didn't difference different difficult do doable does doesn't doing don't done down drop dude duration each easier easiest
  easily easy effect effective either else end enough especially etc even ever every everybody everyone everything exactly example exercise exercises expect experience explain extra fact fail
  fair far fast faster feel felt few fewer figure find fine first fix follow for forever form forget frequency from full fully gain general get getting give go goal goes going gone good got gotten
  great had half happen happening hard harder hardest has have haven't having he hear heavier heaviest heavy help helpful helpful helps her here higher him his hit hold hour hours how
  hurt idea if important improve in include increase instead into is isn't issue it its it's i i'd i'll i'm i've just keep kind know last later least leave left legit less let level lift lifts light
  lighter like likely limit little load long longer longest look lot lots lower mad made main make makes making manage many matter matters max maybe me mean means might min mine minimum minute
  minutes month months more most much must my myself name near necessary need needed needs never new next no nobody none normal normally not nothing now number numbers obviously of off
  often oh ok okay old on once one only opposite option or order other others otherwise our out over overall own part particular past people per percent perfect person pick place plan
  please plus point possible prefer pretty probably problem problems program progress proper properly proof prove pull purpose put question quick quickly quite rather reach real realistic
  really reason reasons recommend recommended reduce regular regularly rep reps rest result results right risk risks risky rule rules safe safely safer safest said same save say says science see seem
  seems session sessions set sets several she short shorter should shouldn't show side sign since skip slow slower slowly small smaller so some somebody someone something sometimes
  soon sooner sort source speed stand start started starting stay step still stop straight strict study studies stuff such suggest suitable suppose supposed sure switch take taken takes
  talk technique tell than that that's the their them then there there's these they they're thing things think this those though thought through till time times tip tips to today
  together tomorrow tonight too total towards train training tried true try type typical typically u under understand unless until up upon us use used useful useless usual usually value
  very via video volume wait wanna want was wasn't watch way ways we week weekly weeks weight weights well went were what what's whats when whenever where wherever whether which while who whole
  whose why will wise wise wish with within without won't word words work workout workouts works worry worse worst worth would wouldn't wrong year years yes yet you you're your
  tbh lol lmao haha bro man mate coach pls please kinda sorta like yeah yep nah nope hmm hm ok okay damn wow idk btw tho though rn atm ngl fr one ones sick bet cool nice sweet true fair
  u ur r n y dumb stupid silly honest honestly serious seriously curious wonder wondering basically literally super totally really especially
  ease tough bother deserve require required requires optional mandatory essential ideal optimal legal bullshit bs myth overrated underrated
 monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun hate love enjoy everyone's lagging lag behind imagining enough 'em using show showed cues drop fix fixes affects improving hey add adding til till plates plate triples triple doubles double singles imagining block blocks cycle phase pr pb prs record records max trend e1rm 1rm history stats kg kgs lb lbs kilos kilo pounds pound stuck progressing weigh swap swapping mines isnt arent dont doesnt didnt wont cant couldnt shouldnt wouldnt couldnt lets thats whats hows
  recently lately currently meant meaning define definition stand stands happens thanks thank yesterday`.split(/\s+/),
);
