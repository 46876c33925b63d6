// The baseline for searches that never repeat: node:http sends the same bytes from the same index, without the rest of
// the site. Usage: bare-search.ts, with DATABASE_URL and PORT.
import { createServer } from 'node:http'
import type { SearchFilter } from '../../src/contract/hotel-search.ts'
import { TAX_RULES, taxRuleOn } from '../../src/domain/bills/tax.ts'
import { istDateOf } from '../../src/domain/kernel/ist.ts'
import { openDb } from '../../src/db/open-db.ts'
import { writesOf } from '../../src/db/own-writes.ts'
import { systemClock } from '../../src/server/adapters/clocks.ts'
import { databaseChangeFeed } from '../../src/server/adapters/database-change-feed.ts'
import { startCatalogue } from '../../src/server/features/hotels/catalogue/catalogue.ts'
import { fillList } from '../../src/server/features/hotels/catalogue/hotel-card.ts'
import { searchInMemory } from '../../src/server/features/hotels/catalogue/list-from-memory.ts'
import { compressedText, isLong } from '../../src/server/http/compression.ts'

const MEBIBYTES = 1024

const { db } = await openDb({ databaseUrl: process.env['DATABASE_URL'], dataDir: '', maxConnections: 2 })
const log = { error: (detail: object, text: string) => console.error(text, detail) }
const feed = databaseChangeFeed(db)
const catalogue = startCatalogue({ db, writes: () => writesOf(db), feed, clock: systemClock, log, memory: MEBIBYTES })

const taxRule = taxRuleOn(TAX_RULES, istDateOf(new Date()))

async function answerTo(url: string): Promise<{ total: number; body: string | Buffer } | undefined> {
  const asked = new URL(url, 'http://localhost').searchParams
  const found = await searchInMemory(
    { db, catalogue },
    {
      checkin: new Date(asked.get('checkin') ?? ''),
      checkout: new Date(asked.get('checkout') ?? ''),
      rooms: Number(asked.get('rooms') ?? 1),
      taxRule,
      filter: JSON.parse(asked.get('filter') ?? '{}') as SearchFilter,
      now: new Date(),
      userId: null,
    },
  )
  if (!found) return undefined
  const text = fillList(found.hotels)
  return { total: found.total, body: isLong(text.length) ? await compressedText(text, 'br') : text }
}

createServer((request, response) => {
  if (request.url === '/readyz') return response.end()
  answerTo(request.url ?? '').then(
    (answer) => {
      if (!answer) return response.writeHead(503).end()
      const { total, body } = answer
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'x-total-count': total,
        vary: 'accept-encoding',
        ...(typeof body === 'string' ? {} : { 'content-encoding': 'br' }),
      })
      return response.end(body)
    },
    (error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
  return undefined
}).listen(Number(process.env['PORT']), '127.0.0.1')
