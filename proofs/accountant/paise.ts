/** Arithmetic in whole paise, rounded half up. */

export type Place = 'within_state' | 'between_states'

/** The value taxed at one rate and its CGST, SGST and IGST, in paise. */
export type Part = { percent: number; value: bigint; cgst: bigint; sgst: bigint; igst: bigint }

/** A value in paise and its tax rate. */
export type Rated = { percent: number; value: bigint }

/** The successive values of a setting, each with its first day (YYYY-MM-DD, in India). */
export type Dated<T> = { from: string; is: T }[]

/**
 * Calculates a × b ÷ c, rounded half up. Rounds down explicitly, because BigInt division rounds negative amounts
 * towards zero.
 */
export function share(a: bigint, b: bigint, c: bigint): bigint {
  const above = 2n * a * b + c
  const below = 2n * c
  const cut = above / below
  return above % below < 0n ? cut - 1n : cut
}

export const paise = (rupees: number): bigint => BigInt(rupees) * 100n

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

export function onDay<T>(dated: Dated<T>, day: string): T {
  const begun = dated.filter((entry) => entry.from <= day).sort((a, b) => (a.from < b.from ? -1 : 1))
  const last = begun.at(-1)
  if (last === undefined) throw new Error(`No rate is written down for ${day}`)
  return last.is
}

const taxOfPart = (part: Part): bigint => part.cgst + part.sgst + part.igst

export const taxOf = (parts: Part[]): bigint => parts.reduce((sum, part) => sum + taxOfPart(part), 0n)

export const valueOf = (parts: Rated[]): bigint => parts.reduce((sum, part) => sum + part.value, 0n)

/** Adds up the values at each rate, then taxes each sum. The lowest rate comes first. */
export function withHeads(values: Rated[], place: Place): Part[] {
  const percents = [...new Set(values.map((each) => each.percent))].sort((a, b) => a - b)
  return percents
    .map((percent) => ({ percent, value: valueOf(values.filter((each) => each.percent === percent)) }))
    .filter((each) => each.value !== 0n)
    .map((each) => taxed(each, place))
}

function taxed({ percent, value }: Rated, place: Place): Part {
  if (place === 'between_states')
    return { percent, value, cgst: 0n, sgst: 0n, igst: share(value, BigInt(percent), 100n) }
  const half = share(value, BigInt(percent), 200n)
  return { percent, value, cgst: half, sgst: half, igst: 0n }
}

/** Removes the tax from an amount that includes it. */
export function withoutTax(percent: number, amount: bigint, place: Place): Part {
  const rate = BigInt(percent)
  if (place === 'between_states') {
    const igst = share(amount, rate, 100n + rate)
    return { percent, value: amount - igst, cgst: 0n, sgst: 0n, igst }
  }
  const half = share(amount, rate, 2n * (100n + rate))
  return { percent, value: amount - 2n * half, cgst: half, sgst: half, igst: 0n }
}

/** Returns `after` minus `before` for each rate, without the rates that did not change. */
export function differenceOfParts(before: Part[], after: Part[]): Part[] {
  const percents = [...new Set([...before, ...after].map((part) => part.percent))].sort((a, b) => a - b)
  const none = { value: 0n, cgst: 0n, sgst: 0n, igst: 0n }
  return percents
    .map((percent) => {
      const was = before.find((part) => part.percent === percent) ?? none
      const is = after.find((part) => part.percent === percent) ?? none
      return {
        percent,
        value: is.value - was.value,
        cgst: is.cgst - was.cgst,
        sgst: is.sgst - was.sgst,
        igst: is.igst - was.igst,
      }
    })
    .filter((part) => part.value !== 0n || taxOfPart(part) !== 0n)
}

/** Divides a tax into CGST and SGST. CGST gets the odd paisa, in credit notes as in invoices (question 14). */
export function headsOfTax(tax: bigint, place: Place): { cgst: bigint; sgst: bigint; igst: bigint } {
  if (place === 'between_states') return { cgst: 0n, sgst: 0n, igst: tax }
  const cgst = tax < 0n ? -share(-tax, 1n, 2n) : share(tax, 1n, 2n)
  return { cgst, sgst: tax - cgst, igst: 0n }
}
