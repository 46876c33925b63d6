import { passesVerhoeff } from './verhoeff.ts'

/** The position and size of a box, in pixels of the picture that was read. */
export type Box = { left: number; top: number; width: number; height: number }

/** A word as OCR returns it. `line` identifies the line that the word is in. */
export type ReadWord = { text: string; line: string; box: Box }

/**
 * A number that may be an Aadhaar number. It is `proven` if it begins with 2 to 9 and passes Verhoeff, and `likely` if
 * it has twelve digits in groups of four, at most a few of them misread. `boxes` contains its first eight digits.
 */
export type FoundNumber = { kind: 'proven' | 'likely'; boxes: Box[] }

const DIGITS = 12
/** The number of digits to hide, which is the same as on UIDAI's own masked Aadhaar. */
const COVERED_DIGITS = 8
const GROUP = 4

/** The letters that OCR returns for digits in a blurred picture, each with its digit. */
const LOOK_ALIKES: Record<string, string> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  A: '4',
  S: '5',
  s: '5',
  G: '6',
  b: '6',
  T: '7',
  B: '8',
  g: '9',
  q: '9',
}

/** The characters `from` to `to` of a word. All are digits, or letters that look like digits. */
type Part = { text: string; word: ReadWord; from: number; to: number }

const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9'

/** Requires that at least half are real digits, because otherwise 'SOLO BOSS' would be taken for a number. */
const isMostlyDigits = (text: string) => Array.from(text).filter(isDigit).length * 2 >= text.length

/** Splits a word at each character that cannot be a digit. */
function partsOf(word: ReadWord): (Part | 'gap')[] {
  const parts: (Part | 'gap')[] = []
  const { text } = word
  let from = 0
  const end = (to: number) => {
    if (to > from) parts.push({ text: text.slice(from, to), word, from, to })
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (isDigit(character) || LOOK_ALIKES[character] !== undefined) continue
    end(at)
    from = at + 1
    // A hyphen or a dot may separate groups of digits. A letter ends a number.
    if (/[\p{L}:/]/u.test(character)) parts.push('gap')
  }
  end(text.length)
  return parts
}

const digitsOf = (text: string) => Array.from(text, (character) => LOOK_ALIKES[character] ?? character).join('')

/** Returns the box around the characters `from` to `to` of a word, assuming that all are equally wide. */
function boxOf({ text, box }: ReadWord, from: number, to: number): Box {
  const wide = box.width / Math.max(1, text.length)
  return { left: box.left + from * wide, top: box.top, width: (to - from) * wide, height: box.height }
}

/** Returns the boxes around the first eight digits of these parts. */
function boxesOf(parts: readonly Part[]): Box[] {
  let left = COVERED_DIGITS
  const boxes: Box[] = []
  for (const { word, from, to } of parts) {
    const taken = Math.min(left, to - from)
    if (taken > 0) boxes.push(boxOf(word, from, from + taken))
    left -= taken
  }
  return boxes
}

/** Whether each part has 4, 8 or 12 digits, unlike a date or an amount of money. */
const areGroups = (parts: readonly Part[]) => parts.every(({ text }) => text.length % GROUP === 0)

/** Returns the parts, starting with `first`, that together have exactly twelve characters. */
function twelveFrom(parts: readonly Part[], first: number): Part[] | undefined {
  let length = 0
  for (let last = first; last < parts.length; last += 1) {
    length += parts[last]?.text.length ?? 0
    if (length > DIGITS) return undefined
    if (length === DIGITS) return parts.slice(first, last + 1)
  }
  return undefined
}

const isGroup = (part: Part | undefined) =>
  part !== undefined && part.text.length === GROUP && isMostlyDigits(part.text)

/** Whether the digits are part of a virtual ID, which has 16 digits, is not an Aadhaar number and may be shown. */
const isOfVirtualId = (parts: readonly Part[], first: number, count: number) =>
  count === 3 && (isGroup(parts[first - 1]) || isGroup(parts[first + count]))

function judge(parts: readonly Part[], first: number): FoundNumber | undefined {
  const twelve = twelveFrom(parts, first)
  if (!twelve || !areGroups(twelve) || isOfVirtualId(parts, first, twelve.length)) return undefined
  const text = twelve.map((part) => part.text).join('')
  if (!isMostlyDigits(text)) return undefined
  const digits = digitsOf(text)
  const isProven = /^[2-9]/.test(digits) && passesVerhoeff(digits)
  const isLikely = twelve.length === DIGITS / GROUP && Array.from(text).filter(isDigit).length >= DIGITS - 2
  return isProven || isLikely ? { kind: isProven ? 'proven' : 'likely', boxes: boxesOf(twelve) } : undefined
}

/** Splits the words of a line into runs of digits that no other words interrupt. */
function runsOf(words: readonly ReadWord[]): Part[][] {
  const runs: Part[][] = [[]]
  for (const part of words.flatMap(partsOf)) {
    if (part === 'gap') runs.push([])
    else runs.at(-1)?.push(part)
  }
  return runs
}

/**
 * Finds the Aadhaar numbers in the words that OCR returned, whether written in one piece or in groups of four. Letters
 * that look like digits count as digits only in a number that passes Verhoeff as a whole. Skips virtual IDs of 16
 * digits.
 */
export function findAadhaarNumbers(words: readonly ReadWord[]): FoundNumber[] {
  const lines = new Map<string, ReadWord[]>()
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  return [...lines.values()]
    .flatMap(runsOf)
    .flatMap((parts) => parts.flatMap((_part, first) => judge(parts, first) ?? []))
}
