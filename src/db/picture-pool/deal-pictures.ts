import {
  type PictureSet,
  type PoolKind,
  type PoolPicture,
  type StarBand,
  starBandOf,
  type CityView,
} from './picture-pool.ts'

export interface HotelToPicture {
  id: string
  stars: number
  /** Show a bath only where there is a bathtub. */
  hasBathtub: boolean
}

export type FourPictures = readonly [cover: PoolPicture, PoolPicture, PoolPicture, PoolPicture]

/** How many consecutive hotels have different covers, if the pool has enough. */
const enoughCovers = 24
const details: readonly PoolKind[] = ['balcony', 'breakfast', 'lounge']

interface Cover {
  set: PictureSet
  kind: 'room' | 'angle' | 'facade'
}

/**
 * Deals four pictures to each hotel of a city, in listing order: the cover, then the others of the same view and star
 * band. Each star band has a deck of covers that is used up before it starts over, so no cover repeats within a run as
 * long as the shortest deck. Same hotels, same pictures.
 */
export function dealPictures(
  hotels: readonly HotelToPicture[],
  views: readonly CityView[],
  pool: readonly PictureSet[],
): ReadonlyMap<string, FourPictures> {
  const decks = new Map<StarBand, readonly Cover[]>()
  const dealt = new Map<StarBand, number>()
  const deal = (hotel: HotelToPicture): FourPictures => {
    const band = starBandOf(hotel.stars)
    const deck = decks.get(band) ?? coverDeck(setsFor(pool, views, band))
    decks.set(band, deck)
    const turn = dealt.get(band) ?? 0
    dealt.set(band, turn + 1)
    const cover = deck[turn % deck.length]
    if (!cover) throw new Error(`The pool has no pictures of ${views.join(', ')} for ${band} stars`)
    return fourPictures(cover, hotel, { pool, turn })
  }
  return new Map(hotels.map((hotel) => [hotel.id, deal(hotel)]))
}

/** The sets of a city's views in one star band, with the views alternating. */
function setsFor(pool: readonly PictureSet[], views: readonly CityView[], band: StarBand) {
  const byView = views.map((view) => pool.filter((set) => set.view === view && set.starBand === band))
  const most = Math.max(0, ...byView.map((sets) => sets.length))
  return Array.from({ length: most }, (_, i) => byView.flatMap((sets) => sets[i] ?? [])).flat()
}

/** The longest run of a city's list in which no cover repeats, whatever the hotels' stars. */
export function coverRun(views: readonly CityView[], pool: readonly PictureSet[]) {
  const bands: readonly StarBand[] = ['1-2', '3', '4-5']
  return Math.min(...bands.map((band) => coverDeck(setsFor(pool, views, band)).length))
}

/**
 * Alternate rooms and their other side, never the same set twice in a row; use facades only where rooms are too few.
 */
function coverDeck(sets: readonly PictureSet[]): readonly Cover[] {
  const n = sets.length
  const kinds: readonly Cover['kind'][] = n * 2 >= enoughCovers ? ['room', 'angle'] : ['room', 'angle', 'facade']
  return sets.flatMap((_, i) =>
    kinds.flatMap((kind, k) => {
      const set = sets[(i + Math.floor((n * k) / kinds.length)) % n]
      return set ? { set, kind } : []
    }),
  )
}

/**
 * The room and its other side belong together; facade and detail may come from a sister set, so that no two hotels look
 * alike.
 */
function fourPictures(
  { set, kind }: Cover,
  hotel: HotelToPicture,
  { pool, turn }: { pool: readonly PictureSet[]; turn: number },
): FourPictures {
  const sisters = pool.filter((other) => other.view === set.view && other.starBand === set.starBand)
  const own = sisters.indexOf(set)
  const sister = (steps: number) => sisters[(own + steps) % sisters.length] ?? set
  const shift = kind === 'room' ? 0 : 1
  const facade = pictureOf(sister(kind === 'facade' ? 0 : shift), 'facade')
  const detail = detailFor(hotel, sisters, { start: own + shift + turn, pool })
  const room = pictureOf(set, 'room')
  const angle = pictureOf(set, 'angle')
  if (kind === 'room') return [room, facade, detail, angle]
  return kind === 'angle' ? [angle, facade, detail, room] : [facade, room, detail, angle]
}

function pictureOf({ id, pictures }: PictureSet, kind: PoolKind): PoolPicture {
  const found = pictures.find((picture) => picture.kind === kind)
  if (!found) throw new Error(`The picture set ${id} has no ${kind}`)
  return { name: found.name, alt: found.alt }
}

/** A bath where there is a bathtub; else the first other detail of the sisters, or of any set of the band. */
function detailFor(
  { hasBathtub, stars }: HotelToPicture,
  sisters: readonly PictureSet[],
  { start, pool }: { start: number; pool: readonly PictureSet[] },
): PoolPicture {
  const turned = (sets: readonly PictureSet[]) =>
    sets.map((_, i) => sets[(start + i) % sets.length]).filter((set) => set !== undefined)
  const band = starBandOf(stars)
  const others = turned(pool.filter((set) => set.starBand === band))
  const wanted: readonly PoolKind[] = hasBathtub ? ['bath'] : details
  const anywhere = turned(pool)
  for (const kinds of [wanted, details]) {
    for (const set of [...turned(sisters), ...others, ...anywhere]) {
      const found = set.pictures.find(({ kind }) => kinds.includes(kind))
      if (found) return { name: found.name, alt: found.alt }
    }
  }
  throw new Error('The pool has no picture of a detail')
}
