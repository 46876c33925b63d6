import { afterAll, beforeAll, expect, test } from 'vitest'
import { TAX_RULES, taxRuleOn } from '#domain/bills/tax.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import type { OpenDb } from '#db/open-db.ts'
import { testGateway } from '#server/adapters/test-gateway.ts'
import { openTestDb } from '#tests/database/test-db.ts'
import { loadDemoCatalogue } from './load-demo-catalogue.ts'
import { loadDemoDesk } from './load-demo-desk.ts'

const now = new Date('2026-11-21T06:30:00Z')
let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

test('the local gateway can refund a demo booking', async () => {
  const { db } = opened
  await loadDemoCatalogue(db, { appEnv: 'local', now })
  await loadDemoDesk(db, { taxRule: taxRuleOn(TAX_RULES, istDateOf(now)), now })
  const [payment] = await db.selectFrom('payments').select(['provider_payment_id', 'amount']).limit(1).execute()
  const gateway = testGateway(db, { now: () => now }, 'secret', () => 'http://localhost')
  const refund = { providerPaymentId: payment?.provider_payment_id ?? '', amount: 10, reference: 'a-refund' }
  expect(await gateway.refund(refund)).toMatchObject({ status: 'processed' })
})
