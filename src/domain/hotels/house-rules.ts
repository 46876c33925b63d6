import { accept, refuse, type Result } from '../kernel/result.ts'
import { isTypable, oneLine } from '../kernel/typed-text.ts'

/** The maximum number of house rules for a hotel. The import has the same limit. */
export const MAX_HOUSE_RULES = 20
export const MAX_HOUSE_RULE = 200

/** Reads a manager's house rules, one per line. Drops empty lines and duplicates. */
export function readHouseRules(typed: readonly string[]): Result<string[], 'RULES_WRONG'> {
  const rules = [...new Set(typed.map((rule) => oneLine(rule)).filter(Boolean))]
  const isWrong = rules.some((rule) => !isTypable(rule) || Array.from(rule).length > MAX_HOUSE_RULE)
  return isWrong || rules.length > MAX_HOUSE_RULES ? refuse('RULES_WRONG') : accept(rules)
}
