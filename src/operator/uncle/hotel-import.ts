import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import cliProgress from 'cli-progress'
import type { Command } from 'commander'
import { UnreadableFileError } from '#db/import/csv-records.ts'
import { type ImportOptions, type ImportReport, importHotels, type LineNote } from '#db/import/import-hotels.ts'
import { migrate, pendingMigrations } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { exists } from '#db/pglite/exists.ts'
import { fileStoreFor } from '#server/create-services.ts'
import { readEnv } from '#server/env.ts'
import type { Db } from '#server/services.ts'
import { pictureFolder } from '#server/features/hotels/picture-folder.ts'
import { picturePreparer } from '#server/features/pictures/prepare-picture.ts'
import { EXIT, isUserError, CommandRefused, exitOnError, UsageError } from '../operator-command.ts'

type Typed = { pictures?: string; check?: true; demoPrices?: true; dryRun?: true }
type Asked = Omit<ImportOptions, 'onProgress' | 'pictures'> & {
  folder: string | undefined
  isListed: boolean
  shape: 'text' | 'json'
}

function readAsked(file: string, { pictures: folder, check, demoPrices, dryRun }: Typed, shape: Asked['shape']): Asked {
  if (demoPrices && process.env['APP_ENV'] === 'production')
    throw new UsageError('Made-up prices are for demonstrations: --demo-prices is refused when APP_ENV is production.')
  const mode = dryRun || check ? 'dry run' : 'write'
  return { file, prices: demoPrices ? 'demo' : 'file', mode, folder, isListed: Boolean(check), shape }
}

/** Shows no progress to a program, which reads only the report. */
const SILENT = { onProgress: () => undefined, stop: () => undefined }

/** Shows a progress bar on a terminal. Elsewhere prints a line after every tenth of the work. */
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

function printReport(report: ImportReport, { mode, isListed }: Pick<Asked, 'mode' | 'isListed'>) {
  const { created, updated, unchanged, drafts, bad, warnings, written, unknownColumns, unusedPictures } = report
  if (isListed) printNotes('What would be written', written)
  if (unknownColumns.length > 0) console.log(`\nColumns we do not know, left out: ${unknownColumns.join(', ')}`)
  if (unusedPictures.length > 0) console.log(`\nFiles that belong to no hotel\n  ${unusedPictures.join('\n  ')}`)
  printNotes('Warnings', warnings)
  printNotes('Bad rows, not imported', bad)
  const title = mode === 'dry run' ? 'Dry run, nothing was written. It would be:' : 'Imported:'
  console.log(`\n${title} ${created} created, ${updated} updated, ${unchanged} unchanged, ${bad.length} bad.`)
  if (drafts > 0)
    console.log(`${drafts} hotels are drafts: guests see them once the office has checked and published them.`)
}

/** Uses the site's own file store, so that every process serves the pictures. */
const readPictures = (folder: string) =>
  pictureFolder(folder, { files: fileStoreFor(readEnv(process.env)), preparer: picturePreparer() })

/** Returns the data folder. For a dry run without a folder, compares with an empty database and creates no folder. */
async function dataDirFor(mode: ImportOptions['mode']): Promise<string> {
  const dataDir = process.env['DATA_DIR'] || '.data'
  const isNew = !process.env['DATABASE_URL'] && !(await exists(join(dataDir, 'pg')))
  return mode === 'dry run' && isNew ? 'memory://' : dataDir
}

/**
 * Prepares the schema. A dry run writes nothing, not even tables, unless its database is an empty database in memory.
 */
async function prepareSchema(db: Db, mode: ImportOptions['mode']): Promise<void> {
  const isOwn = mode === 'write' || (!process.env['DATABASE_URL'] && (await dataDirFor(mode)) === 'memory://')
  if (isOwn) return void (await migrate(db))
  const pending = await pendingMigrations(db)
  if (pending.length > 0)
    throw new CommandRefused(
      `The database is older than this program (${pending.join(', ')}): start the site once, or import without a check.`,
    )
}

async function runImport({ folder, isListed, shape, ...options }: Asked): Promise<void> {
  // Checks the file before opening the database, because opening it would create one in an empty folder.
  await access(options.file, constants.R_OK)
  const pictures = folder === undefined ? undefined : await readPictures(folder)
  const { db, close } = await openDb({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: await dataDirFor(options.mode),
    applicationName: 'uncle hotels import',
  })
  const { onProgress, stop } = shape === 'json' ? SILENT : progressReport()
  try {
    await prepareSchema(db, options.mode)
    const report = await importHotels(db, { ...options, onProgress, ...(pictures ? { pictures } : {}) })
    stop()
    if (shape === 'json') console.log(JSON.stringify(report, null, 2))
    else printReport(report, { mode: options.mode, isListed })
    if (report.bad.length > 0) process.exitCode = EXIT.notDone
  } finally {
    stop()
    await close()
  }
}

/**
 * Returns the sentence for a caller's mistake, which is shown without a stack trace. Throws any other error, because
 * that is a bug.
 */
function sentenceFor(error: unknown): string {
  if (error instanceof UnreadableFileError) return error.message
  const isFileError = error instanceof Error && 'code' in error && 'path' in error
  if (!isFileError) throw error
  return `The file or folder cannot be read: ${error.message}`
}

/** Adds `npm run uncle -- hotels import FILE.csv`; docs/import-format.md describes the columns. */
export function addImportCommand(hotels: Command): void {
  hotels
    .command('import <file>')
    .description('imports hotels from a CSV file (docs/import-format.md)')
    .option('--pictures <folder>', "the hotels' pictures, named by property_id and a number: KEY-1.jpg")
    .option('--check', 'reads and compares everything and says what would be written of each hotel; writes nothing')
    .option('--dry-run', 'as --check, without the list of hotels')
    .option('--demo-prices', 'hotels without prices get plausible made-up ones and drawn pictures, never in production')
    .option('--json', 'as JSON, for a program')
    .action((file: string, typed: Typed & { json?: true }) => {
      const shape = typed.json ? 'json' : 'text'
      return exitOnError(shape, () =>
        runImport(readAsked(file, typed, shape)).catch((error: unknown) => {
          throw isUserError(error) ? error : new UsageError(sentenceFor(error))
        }),
      )
    })
}
