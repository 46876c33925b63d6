import { type Random } from '#domain/kernel/seeded-random.ts'

// Invented names, taken from things, plants and hours. None is the name of a hotel company.
const things =
  'Lantern,Monsoon,Ferry,Veranda,Courtyard,Terracotta,Kite,Almanac,Paperboat,Thimble,Copper Lamp,Brass Bell,Blue Door,Quiet Corner,Second Cup,Window Seat,Long Evening,Third Court,Slow Clock,Umbrella,Postcard,Harmonium,Inkwell,Chai Glass,Swing,Half Moon,Firefly,Sparrow,Kingfisher,Weaver,Indigo Thread,Marigold Thread,Old Gate,Upper Room,Evening Raga,Sundial,Paper Lantern,Rain Tree,Wild Fig,Little Owl,North Window,Cotton Kite,Sandalwood Box,River Stone,Clay Pot,Silver Anklet,Hour Glass,Garden Wall,Tin Roof,Stepwell'.split(
    ',',
  )
const plants =
  'Neem,Kesar,Champa,Mogra,Tulsi,Gulmohar,Palash,Kachnar,Amaltas,Parijat,Kadamba,Juhi,Madhavi,Ashoka,Jamun,Tamarind,Cardamom,Saffron,Cinnamon,Nutmeg,Clove,Fennel,Peepal,Mulberry,Bakul,Sevanti,Malati,Hibiscus,Plumeria,Oleander,Areca,Vetiver'.split(
    ',',
  )

type Name = (rnd: Random, locality: string) => string

/** Patterns for names. Common kinds of names have several patterns. */
const forms: readonly Name[] = [
  (rnd) => `The ${rnd.pick(things)} Court`,
  (rnd) => `The ${rnd.pick(things)}`,
  (rnd) => `The ${rnd.pick(things)} House`,
  (rnd) => `Hotel ${rnd.pick(plants)}`,
  (rnd) => `Hotel ${twoDifferent(rnd, plants).join(' and ')}`,
  (rnd) => `${rnd.pick(plants)} House`,
  (rnd) => `${rnd.pick(plants)} Residency`,
  (rnd) => `${rnd.pick(plants)} Courtyard`,
  (rnd) => `${rnd.pick(things)} Rooms`,
  (rnd) => `${rnd.pick(things)} Inn`,
  (rnd, locality) => `${rnd.pick(plants)} Stay ${locality}`,
  (rnd, locality) => `${rnd.pick(things)} Stay ${locality}`,
  (rnd, locality) => `The ${rnd.pick(plants)}, ${locality}`,
]

function twoDifferent(rnd: Random, words: readonly string[]) {
  const first = rnd.pick(words)
  return [first, rnd.pick(words.filter((word) => word !== first))]
}

/**
 * Returns the distinctive word of a name. 'The Kite' and 'Kite Rooms' share it, and a city must not have too many such
 * names.
 */
const heart = (name: string) =>
  name.replaceAll(/\b(The|Hotel|House|Residency|Rooms|Inn|Court|Courtyard|Stay)\b|,.*$/g, '').trim()

/** Returns a name that no other hotel in the city has. At most three names in a city share their distinctive word. */
export function hotelName(rnd: Random, locality: string, taken: ReadonlySet<string>): string {
  const hearts = new Map<string, number>()
  for (const name of taken) hearts.set(heart(name), (hearts.get(heart(name)) ?? 0) + 1)
  for (let attempt = 0; attempt < 500; attempt++) {
    const name = rnd.pick(forms)(rnd, locality)
    if (!taken.has(name) && (hearts.get(heart(name)) ?? 0) < 3) return name
  }
  throw new Error('There are more hotels in a city than names for them')
}
