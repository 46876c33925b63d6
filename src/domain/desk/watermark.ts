import { formatIstDate, formatIstTime } from '../kernel/ist.ts'

export type Viewer = { staffId: string; name: string }

/** Of an id: enough to find one colleague among all of a hotel's. */
const ID_LETTERS = 6

/** Letters without their marks, as the mark across a picture can draw them. */
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()

/**
 * 'SUNITA P.': first name and initial. A name in other letters than Latin is drawn as the beginning of the colleague's id,
 * which the manager's list of staff shows beside the name.
 */
export function shortStaffName({ staffId, name }: Viewer): string {
  const words = name.trim().split(/\s+/).map(plain)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  if (!/^[A-Z][A-Z'-]*$/.test(first)) return `STAFF ${staffId.slice(0, ID_LETTERS).toUpperCase()}`
  return /^[A-Z]/.test(last) ? `${first} ${last.slice(0, 1)}.` : first
}

/** Who looks at a guest's picture and when, drawn across it: 'SUNITA P. 5 DEC 8:52 PM'. */
export function watermarkWords(looker: Viewer, now: Date): string {
  const day = formatIstDate(now).split(', ')[1] ?? ''
  return `${shortStaffName(looker)} ${day} ${formatIstTime(now)}`.toUpperCase()
}
