/** Imports hotels from a CSV file: `npm run import-hotels -- FILE.csv [--demo-prices] [--dry-run]`. */
import { access, constants } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import cliProgress from 'cli-progress'
import { UnreadableFileError } from '#db/import/csv-records.ts'
import { type ImportOptions, type ImportReport, importHotels, type LineNote } from '#db/import/import-hotels.ts'
import { migrate } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { FolderInUseError } from '#db/pglite/folder-lock.ts'

const usage = `Usage: npm run import-hotels -- FILE.csv [--demo-prices] [--dry-run]
  --demo-prices  hotels without prices get plausible made-up ones and drawn pictures (never in production)
  --dry-run      reads and checks everything, writes nothing
The columns are described in docs/import-format.md.`

/** What is wrong with how the command was called or with the file: told in a sentence, without a stack. */
class CannotImport extends Error {}

function readArguments(): Omit<ImportOptions, 'onProgress'> {
  const options = { 'demo-prices': { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const
  let parsed
  try {
    parsed = parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new CannotImport(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
  const [file, ...others] = parsed.positionals
  if (!file || others.length > 0) throw new CannotImport(usage)
  const { 'demo-prices': demoPrices = false, 'dry-run': dryRun = false } = parsed.values
  if (demoPrices && process.env['APP_ENV'] === 'production') {
    throw new CannotImport(
      'Made-up prices are for demonstrations: --demo-prices is refused when APP_ENV is production.',
    )
  }
  return { file, prices: demoPrices ? 'demo' : 'file', mode: dryRun ? 'dry run' : 'write' }
}

/** A bar on a terminal, a line every tenth elsewhere. */
function progressReport() {
  if (!process.stdout.isTTY) {
    let lastTenth = 0
    const onProgress = (done: number, total: number) => {
      const tenth = Math.floor((done * 10) / total)
      if (tenth > lastTenth) console.log(`${done} of ${total} hotels`)
      lastTenth = tenth
    }
    return { onProgress, stop: () => undefined }
  }
  const bar = new cliProgress.SingleBar(
    { format: '{bar} {value} of {total} hotels', hideCursor: true },
    cliProgress.Presets.shades_classic,
  )
  let isStarted = false
  const onProgress = (done: number, total: number) => {
    if (!isStarted) bar.start(total, 0)
    isStarted = true
    bar.update(done)
  }
  return { onProgress, stop: () => bar.stop() }
}

const printNotes = (title: string, notes: readonly LineNote[]) => {
  if (notes.length > 0) console.log(`\n${title}`)
  for (const { line, text } of notes) console.log(`  line ${line}: ${text}`)
}

function printReport(
  { created, updated, unchanged, hidden, bad, warnings }: ImportReport,
  mode: ImportOptions['mode'],
) {
  printNotes('Warnings', warnings)
  printNotes('Bad rows, not imported', bad)
  const title = mode === 'dry run' ? 'Dry run, nothing was written. It would be:' : 'Imported:'
  console.log(`\n${title} ${created} created, ${updated} updated, ${unchanged} unchanged, ${bad.length} bad.`)
  if (hidden > 0) console.log(`${hidden} hotels have no price and are hidden from guests.`)
}

async function main() {
  const options = readArguments()
  // Before the database is opened, which in an empty folder would create one.
  await access(options.file, constants.R_OK)
  const { db, close } = await openDb({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: process.env['DATA_DIR'] || '.data',
    applicationName: 'uncle import',
  })
  const { onProgress, stop } = progressReport()
  try {
    await migrate(db)
    const report = await importHotels(db, { ...options, onProgress })
    stop()
    printReport(report, options.mode)
    if (report.bad.length > 0) process.exitCode = 1
  } finally {
    stop()
    await close()
  }
}

/** Mistakes of whoever called, told without a stack; anything else is a bug and is thrown. */
function sentenceFor(error: unknown) {
  if (error instanceof CannotImport || error instanceof UnreadableFileError || error instanceof FolderInUseError)
    return error.message
  const isFileError = error instanceof Error && 'code' in error && 'path' in error
  return isFileError ? `The file cannot be read: ${error.message}` : undefined
}

try {
  await main()
} catch (error) {
  const sentence = sentenceFor(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 2
}
