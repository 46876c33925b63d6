import { random } from '../../src/domain/kernel/seeded-random.ts'
import { balcony } from './details/balcony.ts'
import { bath } from './details/bath.ts'
import { breakfast } from './details/breakfast.ts'
import type { Drawing } from './details/drawing.ts'
import { lounge } from './details/lounge.ts'
import { facade } from './facades/facade.ts'
import { bedroom } from './rooms/bedroom.ts'
import { design } from './rooms/design.ts'
import type { ViewKind } from './views/outlook.ts'

const details = { balcony, bath, breakfast, lounge }
type Detail = keyof typeof details
export type PictureKind = 'facade' | 'room' | 'room-angle' | Detail

export interface HotelPicture extends Drawing {
  kind: PictureKind
}

/** Lists the details of which one is drawn. Bathtubs are shown only from three stars on. */
function detailChances(stars: number): readonly Detail[] {
  if (stars <= 2) return ['balcony', 'breakfast', 'lounge', 'breakfast']
  return ['bath', 'balcony', 'breakfast', 'lounge', stars > 3 ? 'bath' : 'lounge']
}

/**
 * Draws four pictures of one hotel: the outside, the bed, a detail, and the room from its other side. The same seed
 * draws the same pictures.
 */
export function drawHotelPictures(seed: string, choice: { stars: number; view: ViewKind }): readonly HotelPicture[] {
  const plan = design(seed, choice)
  const kind = random(seed).fork('detail').pick(detailChances(choice.stars))
  return [
    { kind: 'facade', ...facade(plan) },
    { kind: 'room', ...bedroom(plan, 'front') },
    { kind, ...details[kind](plan) },
    { kind: 'room-angle', ...bedroom(plan, 'side') },
  ]
}
