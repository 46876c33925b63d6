import { Type } from 'typebox'
import { LOWEST_PRICE } from '#domain/prices/check-rule.ts'
import { isGstin } from '#domain/tax-documents/gstin.ts'
import { ConfigurationError } from './configuration-error.ts'

const GSTIN_FORM = '[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]'

/** Settings for taxes and prices. Every rate and every registration is configurable. */
export const TAX_SETTINGS = {
  LOWEST_PRICE: Type.Integer({
    minimum: LOWEST_PRICE,
    maximum: 5000,
    default: LOWEST_PRICE,
    description: 'rupees that a hotel asks at least for a room in any slot; the database refuses less than 199',
  }),
  GST_RULES: Type.Optional(
    Type.String({
      description:
        'JSON list of rules of GST that follow the built-in one, each from its first day: rates in whole percent up to and above a threshold in rupees for a room and day',
    }),
  ),
  GSTIN: Type.Optional(
    Type.String({
      pattern: `^${GSTIN_FORM}(,${GSTIN_FORM}){0,40}$`,
      description:
        'our own GSTINs with commas between: the one of a hotel’s state is used on its invoices, else the first; required outside local',
    }),
  ),
}

/** An invented number with a valid check digit, because a local machine's invoices are not real. */
const LOCAL_GSTIN = '29AAKCU2210P1ZX'

export type OwnGstins = readonly [string, ...string[]]

/**
 * Reads our registrations. The first also serves every state without its own. Throws an error that names a mistyped
 * one.
 */
export function readGstins(text: string | undefined): OwnGstins {
  const [first = LOCAL_GSTIN, ...others] = text?.split(',') ?? []
  const mistyped = [first, ...others].find((gstin) => !isGstin(gstin))
  if (mistyped !== undefined) throw new ConfigurationError(`GSTIN: the check digit of ${mistyped} does not fit`)
  return [first, ...others]
}
