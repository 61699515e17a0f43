import type { QuestionAct, Topic } from '../topic.ts';

/** Veins, treatments and operations, as far as training is concerned. */
export const HEALTH_TREATMENT_TOPICS: readonly (Topic & { act: QuestionAct })[] = [
  {
    id: 'varicose-veins',
    act: 'ask-soreness-recovery',
    asks: [
      'Can I train with varicose veins?',
      'veins pop out on my legs when I squat',
      'compression stockings at the gym',
      'heavy legs and spider veins',
      'vein operation last week, when can I lift',
      'thrombosis two years ago and leg day',
      'do squats cause varicose veins',
      'Krampf veins on the leg, which sport',
      'swollen ankles in the evening, calf raises?',
    ],
    words: 'varicose vein veins compression stockings thrombosis spider swollen',
    answer:
      'Yes, working calves pump the blood upward: walking, cycling, calf raises and squats with steady breathing are good, stockings may stay on. Long holding of breath and long standing still suit them least. After an operation ask for the day. A calf that is suddenly swollen, warm and sore is an emergency, leave it untrained.',
  },
  {
    id: 'cancer-treatment',
    act: 'ask-soreness-recovery',
    asks: [
      'Can I train during cancer treatment?',
      'chemo every three weeks, when do I exercise',
      'radiation makes me tired, lift or rest',
      'port in my chest and push ups',
      'prostate cancer hormone therapy and muscle loss',
      'in remission, how do I get strong again',
      'I have cancer and want to keep my muscles',
      'bone metastases and weights',
      'After chimio my force is gone, what to do',
    ],
    words: 'cancer chemo radiation port remission oncolog tumor hormone metastas',
    answer:
      'Usually yes and it helps against tiredness, if your oncology team agrees. Two short strength sessions and walks, easy in the worst days after a cycle, more in the good week; nothing that presses on the port. Fever, very low blood values or a bleeding risk mean pause, and with cancer in the bones a specialist chooses the exercises.',
  },
  {
    id: 'hiv',
    act: 'ask-soreness-recovery',
    asks: [
      'Can I train with HIV?',
      'positive and on tablets, is heavy lifting ok',
      'does training hurt my immune system with hiv',
      'muscle loss from hiv',
      'can I infect somebody at the gym with a scrape',
      'undetectable, any limits in training',
      'My HIV is under control, which sport may I do',
      'side effects of hiv meds and the gym',
      'does weight lifting help with hiv belly fat',
      'should I tell the gym about my status',
    ],
    words: 'hiv positive undetectable status immune infect',
    answer:
      'Yes, with treatment like anybody else, and strength work is a good answer to lost muscle. You need tell no gym, sweat and equipment pass nothing on; cover a scrape as everyone should. In days of fever or a new medicine go easy, and let your clinic know what you do.',
  },
  {
    id: 'after-surgery',
    act: 'ask-soreness-recovery',
    asks: [
      'When can I train after an operation?',
      'had my gallbladder out, how long no gym',
      'stitches in my belly, when can I lift',
      'appendix surgery and abs',
      'anesthesia yesterday, can I exercise',
      'how heavy may I lift after keyhole surgery',
      'scar pulls when I stretch, is it normal',
      'After the operation what can I do first',
      'hysterectomy, when do I start again',
    ],
    words: 'operation surgery gallbladder appendix stitches keyhole scar anesthesia hysterectomy',
    answer:
      'Your surgeon names the day and the weight; ask for both before you leave. As a rule walking comes first, then parts of the body far from the wound, then light full-body work, and bracing hard last. Begin at half of what you lifted and stop at pulling in the scar. Fever, redness, swelling or an opening wound: call them.',
  },
];
