import { accept, refuse, type Result } from '../kernel/result.ts'
import { isTypable, oneLine } from '../kernel/typed-text.ts'

/** The maximum number of pictures of a hotel. The import has the same limit. */
export const MAX_PHOTOS = 20
export const MAX_CAPTION = 80

/** Reads the caption that a manager typed, as one line; null if it is empty. */
export function readCaption(typed: string | null): Result<string | null, 'CAPTION_WRONG'> {
  const caption = oneLine(typed)
  if (!caption) return accept(null)
  return isTypable(caption) && Array.from(caption).length <= MAX_CAPTION ? accept(caption) : refuse('CAPTION_WRONG')
}

/** Moves a photo to a different position. The first position is the cover. A position out of range means the end. */
export function movePhoto<Photo extends { name: string }>(photos: readonly Photo[], name: string, to: number): Photo[] {
  const moved = photos.filter((photo) => photo.name === name)
  const rest = photos.filter((photo) => photo.name !== name)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...moved)
}
