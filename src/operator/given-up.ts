/** Lists work that was given up after its last attempt, and retries it: `npm run given-up`. */
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import { listGivenUp, type GivenUp } from '#server/features/given-up/list-given-up.ts'
import { retryGivenUp } from '#server/features/given-up/retry-given-up.ts'
import type { Db } from '#server/services.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { readOptions, runOnDatabase, WrongCall } from './operator-command.ts'

const usage = `Usage: npm run given-up -- [--csv]
       npm run given-up -- --retry outbox:1234
       npm run given-up -- --retry all
  Lists messages, refunds, settlements and gateway reports that failed at their last attempt, and payments the gateway does
  not answer about. The server tries what you name again within seconds.
  --csv    as a table for a spreadsheet: npm run --silent given-up -- --csv > given-up.csv
  --retry  tries one again, by its id of the list, or all of them; mend the cause first`

const OPTIONS = { csv: { type: 'boolean' }, retry: { type: 'string' } } as const

const HEADINGS = ['id', 'what', 'attempts', 'since', 'error']

const asRow = ({ id, what, attempts, since, error }: GivenUp) => [id, what, attempts, toIstIso(since), error]

const asText = ({ id, what, attempts, since, error }: GivenUp): string =>
  `${id}  ${what}\n  ${attempts} attempts, since ${formatIstMoment(since)}\n  ${error ?? 'no reason was kept'}`

async function list(db: Db, shape: 'text' | 'csv'): Promise<void> {
  const givenUp = await listGivenUp(db)
  if (shape === 'csv') process.stdout.write(csvText([HEADINGS, ...givenUp.map(asRow)]))
  else console.log(givenUp.length === 0 ? 'Nothing was given up.' : givenUp.map(asText).join('\n\n'))
}

async function retry(db: Db, id: string): Promise<void> {
  const count = await retryGivenUp(db, id, new Date())
  if (count === 0) throw new WrongCall(id === 'all' ? 'Nothing was given up.' : `Nothing given up has the id ${id}.`)
  console.log(count === 1 ? 'It is tried again now.' : `${count} are tried again now.`)
}

await runOnDatabase('given-up', () => {
  const { csv = false, retry: id } = readOptions(OPTIONS, usage)
  return (db) => (id === undefined ? list(db, csv ? 'csv' : 'text') : retry(db, id))
})
