import { Type } from 'typebox'
import {
  MAX_REGISTER_RETENTION_MONTHS,
  REGISTER_RETENTION_MONTHS,
  type RegisterRetention,
} from '#domain/desk/register-retention.ts'
import { ConfigurationError } from './configuration-error.ts'

const EXAMPLE = '{"Maharashtra":24}'

export const REGISTER_SETTINGS = {
  REGISTER_KEPT_MONTHS: Type.Optional(
    Type.String({
      description: `JSON of months that a hotel’s guest register is kept, by the name of its state where that asks for more than ${REGISTER_RETENTION_MONTHS}`,
    }),
  ),
}

const isMonths = (months: unknown): boolean =>
  Number.isInteger(months) &&
  Number(months) >= REGISTER_RETENTION_MONTHS &&
  Number(months) <= MAX_REGISTER_RETENTION_MONTHS

/** Reads the months from `REGISTER_KEPT_MONTHS`. Throws an error that names the first mistake. */
export function readRegisterRetention(text: string | undefined): RegisterRetention {
  if (!text?.trim()) return {}
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    throw new ConfigurationError(`REGISTER_KEPT_MONTHS is not valid JSON; an example: ${EXAMPLE}`)
  }
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept))
    throw new ConfigurationError(`REGISTER_KEPT_MONTHS is an object of states; an example: ${EXAMPLE}`)
  for (const [state, months] of Object.entries(kept))
    if (!isMonths(months))
      throw new ConfigurationError(
        `REGISTER_KEPT_MONTHS: ${state} has no whole number of months from ${REGISTER_RETENTION_MONTHS} to ${MAX_REGISTER_RETENTION_MONTHS}`,
      )
  return kept as RegisterRetention
}
