import { accept, refuse, type Result } from '../kernel/result.ts'
import { gstStateNamed } from '../tax-documents/gst-states.ts'

/** An address divided into the fields that the portal requires. */
export type PostalAddress = { Addr1: string; Addr2?: string; Loc: string; Pin: number }
export type AddressFault = 'NO_PIN' | 'NO_PLACE' | 'TOO_LONG'

const MAX_LINE = 100
const MIN_SECOND_LINE = 3
const PLACE_LENGTH = { from: 3, until: 50 }
const PIN = /^(.*\D)?([1-9]\d{2})\s?(\d{3})(\D*)$/

/** The portal refuses double quotes and backslashes in all texts. */
export const portalText = (text: string): string =>
  text.replaceAll('"', "'").replaceAll('\\', '/').replaceAll(/\s+/g, ' ').trim()

const isStateOrCountry = (part: string) => part.toLowerCase() === 'india' || gstStateNamed(part) !== undefined

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.replace(/^[\s.–-]+|[\s.–-]+$/g, '').replace(/[\s.–-]*\bPIN(?: ?code)?\s*:?$/i, ''))
    .filter((part) => part !== '')

/** Splits a street at a space into two lines; undefined if it does not fit. */
function linesOf(street: string): { Addr1: string; Addr2?: string } | undefined {
  if (street.length <= MAX_LINE) return { Addr1: street }
  const words = street.split(' ')
  for (let count = words.length - 1; count > 0; count -= 1) {
    const Addr1 = words.slice(0, count).join(' ').replace(/,$/, '')
    const Addr2 = words.slice(count).join(' ')
    if (Addr1.length > MAX_LINE) continue
    if (Addr2.length > MAX_LINE) return undefined
    if (Addr2.length >= MIN_SECOND_LINE) return { Addr1, Addr2 }
  }
  return undefined
}

/**
 * Divides a one-line address such as 'Second floor, 14 Lavender Lane, Bengaluru 560095'. The PIN code is at the end,
 * followed at most by a state or 'India', and the place is the part before it.
 */
export function postalAddress(text: string): Result<PostalAddress, AddressFault> {
  const line = portalText(text)
  const found = PIN.exec(line)
  const [, before = '', area = '', office = '', after = ''] = found ?? []
  if (!found || !partsOf(after).every(isStateOrCountry)) return refuse('NO_PIN')
  const parts = partsOf(before)
  if (parts.length > 2 && isStateOrCountry(parts.at(-1) ?? '')) parts.pop()
  const Loc = parts.pop() ?? ''
  if (parts.length === 0 || Loc.length < PLACE_LENGTH.from || Loc.length > PLACE_LENGTH.until) return refuse('NO_PLACE')
  const lines = linesOf(parts.join(', '))
  if (!lines) return refuse('TOO_LONG')
  return accept({ ...lines, Loc, Pin: Number(area + office) })
}
