/** Lists stays to which nobody came, and marks them: `npm run no-shows -- --mark SHORTID`. */
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import { listNoShows, markNoShow, type Marked, type NoShow } from '#server/features/bookings/no-shows.ts'
import type { Db } from '#server/services.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { readOperator, readOptions, runOnDatabase, WrongCall } from './operator-command.ts'

const usage = `Usage: npm run no-shows -- [--csv]
       npm run no-shows -- --mark 7K3M9QXZ --operator 'Asha Rao'
       npm run no-shows -- --unmark 7K3M9QXZ --operator 'Asha Rao'
  Lists the stays to which nobody came. Such a stay earns the friend who brought the guest no reward.
  --mark      notes that the guests of this booking never came, as the hotel told us
  --unmark    takes it back: they came after all
  --operator  your name: it is kept with what you did
  --csv       as a table for a spreadsheet`

const OPTIONS = {
  csv: { type: 'boolean' },
  mark: { type: 'string' },
  unmark: { type: 'string' },
  operator: { type: 'string' },
} as const

type Marking = { shortId: string; isNoShow: boolean; operator: string }
type Wanted = ({ do: 'mark' } & Marking) | { do: 'list'; shape: 'text' | 'csv' }

const SHORT_ID = /^[A-Z0-9]{8}$/

function readArguments(): Wanted {
  const { csv = false, mark, unmark, operator } = readOptions(OPTIONS, usage)
  if (mark !== undefined && unmark !== undefined) throw new WrongCall(`either --mark or --unmark\n\n${usage}`)
  const typed = mark ?? unmark
  if (typed === undefined) {
    if (operator !== undefined) throw new WrongCall(`--operator goes with --mark or --unmark\n\n${usage}`)
    return { do: 'list', shape: csv ? 'csv' : 'text' }
  }
  const shortId = typed.trim().toUpperCase()
  if (!SHORT_ID.test(shortId)) throw new WrongCall(`${typed} is no booking code: eight letters and digits\n\n${usage}`)
  return { do: 'mark', shortId, isNoShow: mark !== undefined, operator: readOperator(operator, usage) }
}

const asRow = (one: NoShow) => [
  one.short_id,
  toIstIso(one.checkin_at),
  one.no_show_at ? toIstIso(one.no_show_at) : '',
  one.hotel,
  one.guest_name,
  one.phone,
]

const asText = (one: NoShow): string =>
  `${one.short_id}  ${formatIstMoment(one.checkin_at)}, ${one.hotel}\n  ${one.guest_name}, ${one.phone}`

async function list(db: Db, shape: 'text' | 'csv'): Promise<void> {
  const noShows = await listNoShows(db)
  const headings = ['booking', 'check-in', 'marked', 'hotel', 'name', 'phone']
  if (shape === 'csv') process.stdout.write(csvText([headings, ...noShows.map(asRow)]))
  else console.log(noShows.length === 0 ? 'Nobody stayed away.' : noShows.map(asText).join('\n\n'))
}

const SENTENCES: Record<Exclude<Marked, 'marked' | 'unmarked'>, string> = {
  NOT_FOUND: 'There is no such booking.',
  NOT_STARTED: 'Its check-in is still to come.',
  NOT_CONFIRMED: 'It was never confirmed, or it was cancelled: nobody was expected.',
  UNCHANGED: 'It is marked so already.',
  REWARDED: 'The friend who brought the guest has the reward already: it is not taken back.',
}

async function mark(db: Db, asked: Marking): Promise<void> {
  const outcome = await markNoShow(db, asked, new Date())
  if (outcome !== 'marked' && outcome !== 'unmarked') throw new WrongCall(`${asked.shortId}: ${SENTENCES[outcome]}`)
  console.log(`${asked.shortId} is ${outcome === 'marked' ? 'marked as a no-show' : 'no longer marked'}.`)
}

await runOnDatabase('no-shows', () => {
  const wanted = readArguments()
  return (db) => (wanted.do === 'mark' ? mark(db, wanted) : list(db, wanted.shape))
})
