import type { Drawing } from './details/drawing.ts'
import { bedroom } from './rooms/bedroom.ts'
import { design } from './rooms/design.ts'

/** Draws the room that greets visitors on the home page, with an arch behind the bed, plum and gold, and late sun. */
export function heroPicture(): Drawing {
  return bedroom(design('hero 1123', { stars: 4, view: 'garden' }), 'front')
}
