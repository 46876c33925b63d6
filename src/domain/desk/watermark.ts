import { formatIstDate, formatIstTime } from '../kernel/ist.ts'

export type Viewer = { staffId: string; name: string }

/** The number of characters of an id to show. It is enough to identify one colleague at a hotel. */
const ID_LETTERS = 6

/** Removes accents, which the watermark cannot draw. */
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()

/**
 * Returns 'SUNITA P.', the first name and an initial. A name in a different script is replaced by the beginning of the
 * colleague's id, which the manager's staff list shows next to the name.
 */
export function shortStaffName({ staffId, name }: Viewer): string {
  const words = name.trim().split(/\s+/).map(plain)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  if (!/^[A-Z][A-Z'-]*$/.test(first)) return `STAFF ${staffId.slice(0, ID_LETTERS).toUpperCase()}`
  return /^[A-Z]/.test(last) ? `${first} ${last.slice(0, 1)}.` : first
}

/** Returns the watermark on a guest's picture: the colleague who opens it, and the time ('SUNITA P. 5 DEC 8:52 PM'). */
export function watermarkWords(looker: Viewer, now: Date): string {
  const day = formatIstDate(now).split(', ')[1] ?? ''
  return `${shortStaffName(looker)} ${day} ${formatIstTime(now)}`.toUpperCase()
}
