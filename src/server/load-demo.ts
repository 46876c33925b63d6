import { loadDemoDesk } from '#demo/catalogue/load-demo-desk.ts'
import { loadDemoOffice } from '#demo/catalogue/load-demo-office.ts'
import { loadDemoTerms } from '#demo/catalogue/load-demo-terms.ts'
import { loadDemoCatalogue } from '#demo/catalogue/load-demo-catalogue.ts'
import { taxRuleOn } from '#domain/bills/tax.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import type { Env } from './env.ts'
import { loadDemoMaps } from './load-demo-maps.ts'
import type { Db } from './services.ts'
import { readTaxRules } from './tax-rules.ts'

/** Loads the demo hotels once, and daily work for the desk of one of them, but only if the environment asks for it. */
export async function loadDemo(env: Env, db: Db, now: Date): Promise<void> {
  await loadDemoCatalogue(db, { appEnv: env.APP_ENV, now })
  await loadDemoMaps(db, { appEnv: env.APP_ENV, now })
  await loadDemoOffice(db, now)
  await loadDemoTerms(db, now)
  await loadDemoDesk(db, { taxRule: taxRuleOn(readTaxRules(env.GST_RULES), istDateOf(now)), now })
}
