import { design } from './rooms/design.ts'
import { type ViewKind, viewKinds } from './views/outlook.ts'

export type StarBand = '1-2' | '3' | '4-5'

/** An imagined hotel. Four pictures are drawn from its seed. */
export interface PlannedSet {
  id: string
  seed: string
  view: ViewKind
  starBand: StarBand
  stars: number
}

const bands: readonly StarBand[] = ['1-2', '3', '4-5']
const setsPerPlace = 3
/** City views get one more set, because most hotels look out on a city. */
const extraCitySets = 1

const starsOf = (band: StarBand, i: number) => ({ '1-2': 2, '3': 3, '4-5': i % 2 ? 5 : 4 })[band]

/** Chooses seeds so that no two give the same palette or the same hour. */
function distinctSeeds(view: ViewKind, band: StarBand, count: number) {
  const chosen: { seed: string; palette: string; hour: string }[] = []
  for (let i = 1; chosen.length < count; i++) {
    const seed = `${view} ${band} ${i}`
    const { pal, hour } = design(seed, { stars: starsOf(band, chosen.length), view })
    if (chosen.some((other) => other.palette === pal.name || other.hour === hour.name)) continue
    chosen.push({ seed, palette: pal.name, hour: hour.name })
  }
  return chosen.map(({ seed }) => seed)
}

/** Plans a set for every view in every range of stars. */
export function poolPlan(): readonly PlannedSet[] {
  return viewKinds.flatMap((view) =>
    bands.flatMap((starBand) =>
      distinctSeeds(view, starBand, setsPerPlace + (view === 'city' ? extraCitySets : 0)).map((seed, i) => ({
        id: `${view}-${starBand}-${'abcdefgh'.charAt(i)}`,
        seed,
        view,
        starBand,
        stars: starsOf(starBand, i),
      })),
    ),
  )
}
