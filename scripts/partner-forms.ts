/** Lists the forms of hotels that want to be listed: `npm run partner-forms -- [--since 2026-11-01] [--csv]`. */
import { parseArgs } from 'node:util'
import { migrate } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { FolderInUseError } from '#db/pglite/folder-lock.ts'
import { formatIstMoment, isIstDate, istInstant, toIstIso } from '#domain/kernel/ist.ts'
import { type ListedPartnerForm, listPartnerForms } from '#server/features/partner-forms/list-partner-forms.ts'
import { csvText } from './csv-text.ts'

const usage = `Usage: npm run partner-forms -- [--since 2026-11-01] [--csv]
  --since  only forms of this day (Indian time) and later
  --csv    as a table for a spreadsheet: npm run --silent partner-forms -- --csv > forms.csv`

/** What is wrong with how the command was called: told in a sentence, without a stack. */
class WrongCall extends Error {}

function readArguments(): { since: Date | undefined; shape: 'text' | 'csv' } {
  const options = { since: { type: 'string' }, csv: { type: 'boolean' } } as const
  let values
  try {
    ;({ values } = parseArgs({ options }))
  } catch (error) {
    throw new WrongCall(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
  const { since, csv = false } = values
  if (since !== undefined && !isIstDate(since)) throw new WrongCall(`--since ${since} is no day\n\n${usage}`)
  return { since: since === undefined ? undefined : istInstant(since), shape: csv ? 'csv' : 'text' }
}

const HEADINGS = ['ticket', 'received', 'hotel', 'city', 'rooms', 'name', 'phone', 'email', 'message']

const asRow = (form: ListedPartnerForm) => [
  form.ticket,
  toIstIso(form.created_at),
  form.hotel_name,
  form.city,
  form.rooms,
  form.name,
  form.phone,
  form.email,
  form.message,
]

const asText = (form: ListedPartnerForm): string =>
  [
    `${form.ticket}  ${formatIstMoment(form.created_at)}`,
    [form.hotel_name, form.city, form.rooms && `${form.rooms} rooms`].filter(Boolean).join(', '),
    [form.name, form.phone, form.email].join(', '),
    ...(form.message?.split('\n') ?? []),
  ].join('\n  ')

async function main() {
  const { since, shape } = readArguments()
  const { db, close } = await openDb({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: process.env['DATA_DIR'] || '.data',
    applicationName: 'uncle partner forms',
  })
  try {
    await migrate(db)
    const forms = await listPartnerForms(db, since)
    if (shape === 'csv') process.stdout.write(csvText([HEADINGS, ...forms.map(asRow)]))
    else console.log(forms.length === 0 ? 'No forms.' : forms.map(asText).join('\n\n'))
  } finally {
    await close()
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof WrongCall || error instanceof FolderInUseError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
