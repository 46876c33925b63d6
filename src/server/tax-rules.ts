import { Ajv } from 'ajv'
import { Type, type Static } from 'typebox'
import { TAX_RULES, type TaxRule } from '#domain/bills/tax.ts'
import { isIstDate } from '#domain/kernel/ist.ts'
import { ConfigurationError } from './configuration-error.ts'

const Percent = Type.Integer({ minimum: 0, maximum: 100 })

const Rules = Type.Array(
  Type.Object(
    {
      from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      threshold: Type.Integer({ minimum: 1 }),
      percentUpTo: Percent,
      percentAbove: Percent,
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 50 },
)

const EXAMPLE = '[{"from":"2027-04-01","threshold":7500,"percentUpTo":5,"percentAbove":18}]'

function parse(text: string): Static<typeof Rules> {
  let rules: unknown
  try {
    rules = JSON.parse(text)
  } catch {
    throw new ConfigurationError(`GST_RULES is not valid JSON; an example: ${EXAMPLE}`)
  }
  const ajv = new Ajv({ allErrors: true })
  if (ajv.validate(Rules, rules)) return rules as Static<typeof Rules>
  const faults = (ajv.errors ?? []).map(({ instancePath, message, params }) => {
    const unknown = 'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : ''
    return `GST_RULES${instancePath} ${message}${unknown}`
  })
  throw new ConfigurationError(`${faults.join('; ')}; an example: ${EXAMPLE}`)
}

/**
 * Reads the GST rules, oldest first: the built-in ones and those in `GST_RULES`, a JSON list. A rule replaces a
 * built-in one that starts on the same day. Throws an error that names every mistake.
 */
export function readTaxRules(text: string | undefined): readonly TaxRule[] {
  const given = text?.trim() ? parse(text) : []
  const byDay = new Map(TAX_RULES.map((rule) => [rule.from, rule]))
  const days = new Set<string>()
  for (const rule of given) {
    if (!isIstDate(rule.from)) throw new ConfigurationError(`GST_RULES: ${rule.from} is no day of the calendar`)
    if (days.has(rule.from)) throw new ConfigurationError(`GST_RULES has two rules from ${rule.from}`)
    days.add(rule.from)
    byDay.set(rule.from, rule)
  }
  return [...byDay.values()].sort((one, other) => (one.from < other.from ? -1 : 1))
}
