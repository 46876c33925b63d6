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
  /** whether the hotel has a bathtub; only then do its pictures show a bath */
  hasBathtub: boolean
}

export type FourPictures = readonly [cover: PoolPicture, PoolPicture, PoolPicture, PoolPicture]

const details: readonly PoolKind[] = ['balcony', 'breakfast', 'lounge']

interface Cover {
  set: PictureSet
  kind: 'room' | 'angle' | 'facade'
}

/** How often each cover has been dealt so far, by picture name. */
export type DealtCovers = Map<string, number>

/**
 * Deals four pictures to each hotel of a city, in listing order: a cover, then three more of the same view and star
 * band as far as the pool has them. No cover repeats within a city while the pool has enough. The same hotels always
 * get the same pictures.
 */
export function dealPictures(
  hotels: readonly HotelToPicture[],
  views: readonly CityView[],
  pool: readonly PictureSet[],
): ReadonlyMap<string, FourPictures> {
  const deal = cityDealer(views, pool)
  return new Map(hotels.map((hotel) => [hotel.id, deal(hotel)]))
}

/**
 * Deals pictures to the hotels of one city, one hotel after another. Cities that share `everywhere` avoid each other's
 * covers: each uses, of the covers that are new to the city, the one that other cities have shown least.
 */
export function cityDealer(
  views: readonly CityView[],
  pool: readonly PictureSet[],
  everywhere: DealtCovers = new Map(),
): (hotel: HotelToPicture) => FourPictures {
  const here: DealtCovers = new Map()
  const decks = new Map<StarBand, readonly Cover[]>()
  const turns = new Map<StarBand, number>()
  return (hotel) => {
    const band = starBandOf(hotel.stars)
    const deck = decks.get(band) ?? coverDeck(setsFor(pool, views, band))
    decks.set(band, deck)
    const turn = turns.get(band) ?? 0
    turns.set(band, turn + 1)
    const cover = freshest(deck, here, everywhere)
    if (!cover) throw new Error(`The pool has no pictures of ${views.join(', ')} for ${band} stars`)
    const { name } = pictureOf(cover.set, cover.kind)
    for (const [dealt, key] of [
      [here, name],
      [here, cover.set.id],
      [everywhere, name],
    ] as const)
      add(dealt, key)
    return fourPictures(cover, hotel, { pool, turn })
  }
}

const add = (dealt: DealtCovers, key: string) => dealt.set(key, (dealt.get(key) ?? 0) + 1)

/**
 * Picks the cover that this city has shown least, or among equals the one that all cities have shown least. If there
 * are still several, picks one from the set that this city has shown least, so that two views of one room are far
 * apart.
 */
function freshest(deck: readonly Cover[], here: DealtCovers, everywhere: DealtCovers): Cover | undefined {
  const worn = ({ set, kind }: Cover) => {
    const { name } = pictureOf(set, kind)
    return [here.get(name) ?? 0, everywhere.get(name) ?? 0, here.get(set.id) ?? 0]
  }
  const [first] = deck
    .map((cover) => ({ cover, worn: worn(cover) }))
    .toSorted((one, other) => firstDifference(one.worn, other.worn))
  return first?.cover
}

const firstDifference = (one: readonly number[], other: readonly number[]): number =>
  one.map((count, i) => count - (other[i] ?? 0)).find((difference) => difference !== 0) ?? 0

/** Lists the sets of a city's views in one star band, alternating between the views. */
function setsFor(pool: readonly PictureSet[], views: readonly CityView[], band: StarBand) {
  const byView = views.map((view) => pool.filter((set) => set.view === view && set.starBand === band))
  const most = Math.max(0, ...byView.map((sets) => sets.length))
  return Array.from({ length: most }, (_, i) => byView.flatMap((sets) => sets[i] ?? [])).flat()
}

/** Returns how many of a city's hotels can have different covers, whatever their stars. */
export function coverRun(views: readonly CityView[], pool: readonly PictureSet[]) {
  const bands: readonly StarBand[] = ['1-2', '3', '4-5']
  return Math.min(...bands.map((band) => coverDeck(setsFor(pool, views, band)).length))
}

/**
 * Alternates between a room and its other view, but never uses the same set twice in a row. Adds facades once the rooms
 * have run out.
 */
function coverDeck(sets: readonly PictureSet[]): readonly Cover[] {
  const half = Math.floor(sets.length / 2)
  const rooms = sets.flatMap((set, i): Cover[] => [
    { set, kind: 'room' },
    { set: sets[(i + half) % sets.length] ?? set, kind: 'angle' },
  ])
  return [...rooms, ...sets.map((set): Cover => ({ set, kind: 'facade' }))]
}

/**
 * Picks four pictures. A room and its other view stay together. Facade and detail may come from a sister set, so that
 * no two hotels look alike.
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
  return { name: found.name, alt: found.alt, tint: found.tint }
}

/**
 * Picks a picture of a bath for a hotel with a bathtub, and a different detail for all other hotels. Looks first in the
 * sets of the same view and star band, then in the star band, then in the whole pool. If there is no bath at all, picks
 * a different detail.
 */
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
      if (found) return { name: found.name, alt: found.alt, tint: found.tint }
    }
  }
  throw new Error('The pool has no picture of a detail')
}
