/** Imports hotels from a CSV file: `npm run import-hotels -- FILE.csv [--pictures FOLDER] [--check]`. */
import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import cliProgress from 'cli-progress'
import { UnreadableFileError } from '#db/import/csv-records.ts'
import { type ImportOptions, type ImportReport, importHotels, type LineNote } from '#db/import/import-hotels.ts'
import { migrate, pendingMigrations } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { exists } from '#db/pglite/exists.ts'
import { FolderInUseError } from '#db/pglite/folder-lock.ts'
import { ConfigurationError } from '#server/configuration-error.ts'
import { fileStoreFor } from '#server/create-services.ts'
import { readEnv } from '#server/env.ts'
import type { Db } from '#server/services.ts'
import { pictureFolder } from '#server/features/hotels/picture-folder.ts'
import { picturePreparer } from '#server/features/pictures/prepare-picture.ts'

const usage = `Usage: npm run import-hotels -- FILE.csv [--pictures FOLDER] [--check] [--demo-prices]
  --pictures     a folder with the hotels' pictures, named by property_id and a number: KEY-1.jpg
  --check        reads and compares everything and says what would be written of each hotel; writes nothing
  --demo-prices  hotels without prices get plausible made-up ones and drawn pictures (never in production)
  --dry-run      as --check, without the list of hotels
The columns are described in docs/import-format.md.`

/** A mistake in the command line or the file: shown as a sentence, without a stack. */
class CannotImport extends Error {}

type Arguments = Omit<ImportOptions, 'onProgress' | 'pictures'> & { folder: string | undefined; isListed: boolean }

function readArguments(): Arguments {
  const options = {
    'demo-prices': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    check: { type: 'boolean' },
    pictures: { type: 'string' },
  } as const
  let parsed
  try {
    parsed = parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new CannotImport(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
  const [file, ...others] = parsed.positionals
  if (!file || others.length > 0) throw new CannotImport(usage)
  const {
    'demo-prices': demoPrices = false,
    'dry-run': dryRun = false,
    check = false,
    pictures: folder,
  } = parsed.values
  if (demoPrices && process.env['APP_ENV'] === 'production') {
    throw new CannotImport(
      'Made-up prices are for demonstrations: --demo-prices is refused when APP_ENV is production.',
    )
  }
  const mode = dryRun || check ? 'dry run' : 'write'
  return { file, prices: demoPrices ? 'demo' : 'file', mode, folder, isListed: check }
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

function printReport(report: ImportReport, { mode, isListed }: Pick<Arguments, 'mode' | 'isListed'>) {
  const { created, updated, unchanged, hidden, bad, warnings, written, unknownColumns, unusedPictures } = report
  if (isListed) printNotes('What would be written', written)
  if (unknownColumns.length > 0) console.log(`\nColumns we do not know, left out: ${unknownColumns.join(', ')}`)
  if (unusedPictures.length > 0) console.log(`\nFiles that belong to no hotel\n  ${unusedPictures.join('\n  ')}`)
  printNotes('Warnings', warnings)
  printNotes('Bad rows, not imported', bad)
  const title = mode === 'dry run' ? 'Dry run, nothing was written. It would be:' : 'Imported:'
  console.log(`\n${title} ${created} created, ${updated} updated, ${unchanged} unchanged, ${bad.length} bad.`)
  if (hidden > 0) console.log(`${hidden} hotels have no price and are hidden from guests.`)
}

/** The same store as the site's, so that every process serves the pictures. */
const readPictures = (folder: string) =>
  pictureFolder(folder, { files: fileStoreFor(readEnv(process.env)), preparer: picturePreparer() })

/** A check without a data folder compares with an empty database and creates no folder. */
async function dataDirFor(mode: ImportOptions['mode']): Promise<string> {
  const dataDir = process.env['DATA_DIR'] || '.data'
  const isNew = !process.env['DATABASE_URL'] && !(await exists(join(dataDir, 'pg')))
  return mode === 'dry run' && isNew ? 'memory://' : dataDir
}

/** A check writes nothing, not even tables, except into an empty database in memory. */
async function prepareSchema(db: Db, mode: ImportOptions['mode']): Promise<void> {
  const isOwn = mode === 'write' || (!process.env['DATABASE_URL'] && (await dataDirFor(mode)) === 'memory://')
  if (isOwn) return void (await migrate(db))
  const pending = await pendingMigrations(db)
  if (pending.length > 0)
    throw new CannotImport(
      `The database is older than this program (${pending.join(', ')}): start the site once, or import without a check.`,
    )
}

async function main() {
  const { folder, isListed, ...options } = readArguments()
  // Before opening the database, which would create one in an empty folder.
  await access(options.file, constants.R_OK)
  const pictures = folder === undefined ? undefined : await readPictures(folder)
  const { db, close } = await openDb({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: await dataDirFor(options.mode),
    applicationName: 'uncle import',
  })
  const { onProgress, stop } = progressReport()
  try {
    await prepareSchema(db, options.mode)
    const report = await importHotels(db, { ...options, onProgress, ...(pictures ? { pictures } : {}) })
    stop()
    printReport(report, { mode: options.mode, isListed })
    if (report.bad.length > 0) process.exitCode = 1
  } finally {
    stop()
    await close()
  }
}

/** The caller's mistakes are shown without a stack; anything else is a bug and is thrown. */
function sentenceFor(error: unknown) {
  if (
    error instanceof CannotImport ||
    error instanceof UnreadableFileError ||
    error instanceof FolderInUseError ||
    error instanceof ConfigurationError
  )
    return error.message
  const isFileError = error instanceof Error && 'code' in error && 'path' in error
  return isFileError ? `The file or folder cannot be read: ${error.message}` : undefined
}

try {
  await main()
} catch (error) {
  const sentence = sentenceFor(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 2
}
