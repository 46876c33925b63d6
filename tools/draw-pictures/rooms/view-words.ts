import type { ViewKind } from '../views/outlook.ts'
import type { Plan } from './plan.ts'

const seen: Record<ViewKind, string> = {
  city: 'the city',
  sea: 'the sea',
  hills: 'the hills',
  lake: 'a lake',
  palms: 'palms by the sea',
  fort: 'an old fort',
  garden: 'a garden',
}

/** Says what is outside the window, for the descriptions of pictures. */
export const viewWords = ({ view, hour }: Plan) =>
  `${seen[view]}${hour.name === 'night' ? ' at night' : hour.name === 'monsoon' ? ' in the rain' : ''}`

const shapes = { plain: 'a window', arch: 'an arched window', mughal: 'a scalloped window' }

export const windowWords = (d: Plan) => `${shapes[d.opening]} to ${viewWords(d)}`
