import type { PlaceOfSupply } from '../bills/gst.ts'
import { isGstStateCode } from './gst-states.ts'

const FORM = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Calculates the last character of a GSTIN from the first fourteen characters. */
export function gstinCheckDigit(body: string): string {
  let sum = 0
  for (const [index, digit] of Array.from(body).entries()) {
    const product = DIGITS.indexOf(digit) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

/** Whether this is a valid GSTIN: state, PAN, registration number, 'Z' and check digit. */
export const isGstin = (text: string): boolean =>
  FORM.test(text) && isGstStateCode(text.slice(0, 2)) && gstinCheckDigit(text.slice(0, 14)) === text.at(-1)

/** Returns the PAN within a GSTIN: its third to twelfth character. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12)

export const stateCodeOf = (gstin: string): string => gstin.slice(0, 2)

/** Picks our registration in this state, or the first one if there is none. */
export const registrationIn = (gstins: readonly [string, ...string[]], stateCode: string): string =>
  gstins.find((gstin) => stateCodeOf(gstin) === stateCode) ?? gstins[0]

/** Whether a supplier is registered in the state of the room, according to its GSTIN. */
export const placeOfSupply = (gstin: string, stateCode: string): PlaceOfSupply =>
  stateCodeOf(gstin) === stateCode ? 'within_state' : 'between_states'
