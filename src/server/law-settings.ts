import { ConfigurationError } from './configuration-error.ts'
import { readRegisterRetention, REGISTER_SETTINGS } from './read-register-retention.ts'
import { readTaxRules } from './tax-rules.ts'
import { readGstins, TAX_SETTINGS } from './tax-settings.ts'

/** Settings that the law requires: taxes, and how long a guest register is kept. */
export const LAW_SETTINGS = { ...TAX_SETTINGS, ...REGISTER_SETTINGS }

type Asked = Partial<Record<'GST_RULES' | 'GSTIN' | 'REGISTER_KEPT_MONTHS', string | undefined>>

export function lawSettingErrors(env: Asked): string[] {
  try {
    readTaxRules(env.GST_RULES)
    readGstins(env.GSTIN)
    readRegisterRetention(env.REGISTER_KEPT_MONTHS)
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return [error.message]
    throw error
  }
}
