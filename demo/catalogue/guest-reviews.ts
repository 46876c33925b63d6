import type { SlotPrices } from '#domain/slots/slot-prices.ts'
import { type SlotIndex, SLOTS } from '#domain/slots/slots.ts'
import type { DemoReview } from './demo-hotel.ts'
import type { Random } from '#domain/kernel/seeded-random.ts'

const names =
  'Ananya,Rohan,Isha,Kabir,Meera,Arjun,Sneha,Vikram,Priya,Aditya,Nisha,Karan,Tara,Dev,Riya,Sameer,Pooja,Nikhil,Aisha,Farhan,Lakshmi,Suresh,Divya,Harsh,Neha,Varun,Zoya,Imran,Kavya,Manav,Shruti,Rahul,Ishita,Joel,Maria,Tenzin,Ayesha,Gaurav,Swati,Pranav'.split(
    ',',
  )
const initials = 'A,B,D,G,H,J,K,L,M,N,P,R,S,T,V'.split(',')

type Aspect = keyof DemoReview['aspects']
const aspectNames: readonly Aspect[] = ['privacy', 'cleanliness', 'welcome', 'location']

/** What guests write about an aspect that they liked or disliked. */
const praise: Record<Aspect, readonly string[]> = {
  privacy: [
    'Nobody disturbed us, not even a call from the desk.',
    'We felt completely private from the moment we walked in.',
    'No odd looks, no questions, just the key.',
    'The corridor was quiet and the door locked properly.',
    'It was the first time we could simply relax somewhere.',
  ],
  cleanliness: [
    'The room was spotless and smelled fresh.',
    'Clean sheets, clean bathroom, hot water at once.',
    'You could see that the room had just been done.',
    'The bathroom was cleaner than ours at home.',
    'Towels were fresh and the bed was very comfortable.',
  ],
  welcome: [
    'The gentleman at the desk was polite and quick.',
    'Check-in took four minutes with our local IDs.',
    'They offered chai while they made the entry.',
    'The staff were kind and never in the way.',
    'They let us in a little early without a fuss.',
  ],
  location: [
    'Easy to find, and the auto dropped us at the gate.',
    'Five minutes from the metro, which helped a lot.',
    'Good food all around, open till late.',
    'It is close to everything but the street is calm.',
    'We walked to dinner and back without a worry.',
  ],
}
const complaint: Record<Aspect, readonly string[]> = {
  privacy: [
    'We could hear the next room now and then.',
    'Housekeeping knocked once although we had asked them not to.',
  ],
  cleanliness: ['The bathroom could have been cleaner.', 'One towel was missing and came after a reminder.'],
  welcome: ['The desk was slow when we arrived.', 'They asked for our IDs twice.'],
  location: ['The lane is hard to find in the dark.', 'Traffic outside was loud until ten.'],
}
const endings: Record<'happy' | 'mixed', readonly string[]> = {
  happy: [
    'We will come back.',
    'Worth every rupee.',
    'Already planning the next visit.',
    'Thank you for a lovely evening.',
    'Exactly what we needed.',
    'Recommended to anybody who is nervous the first time.',
  ],
  mixed: [
    'Fine for a few hours.',
    'All right for the price.',
    'It did the job.',
    'We might try another room next time.',
  ],
}
const weak: readonly string[] = [
  'Not what we hoped for.',
  'We expected more from the pictures.',
  'The price was fair, the room was tired.',
]

const near = (rnd: Random, middle: number) => Math.min(5, Math.max(1, Math.round(middle + rnd.range(-0.9, 0.9))))

function reviewBody(rnd: Random, rating: number, aspects: DemoReview['aspects']): string {
  const byLiking = aspectNames.toSorted((one, other) => aspects[other] - aspects[one])
  const [best, second, , worst] = byLiking
  if (!best || !second || !worst) throw new Error('A review has four aspects')
  if (rating <= 2) return [rnd.pick(weak), rnd.pick(complaint[worst])].join(' ')
  if (rating === 3)
    return [
      rnd.pick(praise[best]),
      rnd.pick(complaint[worst]),
      ...(rnd.chance(0.5) ? [rnd.pick(endings.mixed)] : []),
    ].join(' ')
  const sentences = [rnd.pick(praise[rnd.chance(0.6) ? best : second])]
  if (rnd.chance(0.55))
    sentences.push(
      rnd.pick(praise[byLiking.find((aspect) => !sentences.some((said) => praise[aspect].includes(said))) ?? second]),
    )
  if (rnd.chance(0.6)) sentences.push(rnd.pick(endings.happy))
  return sentences.join(' ')
}

function guestName(rnd: Random) {
  const [first, other] = [rnd.pick(names), rnd.pick(initials)]
  return rnd.chance(0.75) ? `${first} and ${other}.` : `${first} ${other}.`
}

/** Writes reviews of a hotel that guests rate `quality` on average. No two have the same text. */
export function guestReviews(
  rnd: Random,
  { count, quality, prices }: { count: number; quality: number; prices: SlotPrices },
): DemoReview[] {
  const sold = SLOTS.filter(({ key }) => prices[key] !== undefined).map(({ index }): SlotIndex => index)
  const reviews: DemoReview[] = []
  for (let attempt = 0; reviews.length < count && attempt < count * 20; attempt++) {
    const rating = near(rnd, quality)
    const aspects = {
      privacy: near(rnd, rating),
      cleanliness: near(rnd, rating),
      welcome: near(rnd, rating),
      location: near(rnd, rating - 0.2),
    }
    const body = reviewBody(rnd, rating, aspects)
    const review = {
      guestName: guestName(rnd),
      rating,
      body,
      slotIndex: rnd.pick(sold),
      daysAgo: rnd.int(2, 540),
      aspects,
    }
    const [published, hasPictures] = [!rnd.chance(0.05), rnd.chance(0.04)]
    if (!reviews.some((other) => other.body === body)) reviews.push({ ...review, published, hasPictures })
  }
  return reviews.toSorted((one, other) => one.daysAgo - other.daysAgo)
}
