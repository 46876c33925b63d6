import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-payout-list.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { countListedPayouts, readListedPayouts } from './list-payouts.ts'
import { filterWords } from '../filter-words.ts'
import { parseUuid } from '../parse-ids.ts'
import { sendTable, type Table } from '../send-table.ts'
import { presentListed } from './present-payouts.ts'

const PAGE = 100
const MAX_COUNTED = 10_000
const MAX_EXPORTED = 10_000

const PAYOUT_TABLE: Table<calls.ListedPayout> = {
  list: 'payouts',
  headings: [
    'proposed',
    'state',
    'month',
    'hotel',
    'rupees',
    'account ends',
    'sent',
    'paid',
    'UTR',
    'came back',
    'refused',
    'why refused',
  ],
  cellsOf: (payout) => [
    payout.proposed_at,
    payout.state,
    payout.month,
    payout.hotel.name,
    rupeesText(payout.paise),
    payout.account_ending,
    payout.sent_at,
    payout.paid_at,
    payout.bank_reference,
    payout.returned_at,
    payout.refused_at,
    payout.refusal,
  ],
}

/** Registers the calls for the list of payouts: its pages and its table. */
export function officePayoutListRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officePayoutList, async ({ query: { after, ...filter } }) => {
    const now = clock.now()
    const place = after === undefined ? undefined : parseUuid(after)
    const rows = await readListedPayouts(db, { filter, after: place, limit: PAGE + 1 }, now)
    const payouts = rows.slice(0, PAGE).map(presentListed)
    return {
      payouts,
      next: rows.length > PAGE ? (payouts.at(-1)?.id ?? null) : null,
      count: place === undefined ? await countListedPayouts(db, filter, MAX_COUNTED + 1, now) : null,
    }
  })

  handleCall(app, services, calls.exportPayouts, async ({ session, query, reply }) => {
    const rows = await readListedPayouts(db, { filter: query, limit: MAX_EXPORTED + 1 }, clock.now())
    const detail = { filter: filterWords(query) }
    return sendTable(services, { session, reply }, PAYOUT_TABLE, {
      rows: rows.map(presentListed),
      most: MAX_EXPORTED,
      detail,
    })
  })
}
