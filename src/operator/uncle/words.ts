import { readFileSync, writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/languages.ts'
import { CommandRefused, UsageError } from '../operator-command.ts'
import { withActionOnFiles, type CommandOutput } from './command.ts'

/**
 * Imports the source parser only for a command that needs it, because it is large and would slow every other command's
 * start.
 */
const loadWords = async () => ({
  ...(await import('../words/words-table.ts')),
  ...(await import('../words/catalogue-files.ts')),
})

/** Reads or writes the file. Reports an unusable path as a usage error. */
function useFile<Read>(work: () => Read): Read {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new UsageError(`The file cannot be used: ${error.message}`)
  }
}

const exportWords = (file: string) => async (): Promise<CommandOutput> => {
  const { missingTexts, readCatalogue, readReaders, wordsTable } = await loadWords()
  const catalogue = readCatalogue()
  useFile(() => writeFileSync(file, wordsTable(catalogue, readReaders())))
  const missing = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE).map((language) => ({
    language,
    missing: [...missingTexts(catalogue, language).values()].reduce((sum, count) => sum + count, 0),
  }))
  const text = missing.map((each) => `${each.language}: ${each.missing} texts without a translation`).join('\n')
  return { text, json: missing }
}

const importWords = (file: string) => async (): Promise<CommandOutput> => {
  const { readCatalogue, readWordsTable, wordsPath } = await loadWords()
  const table = useFile(() => readFileSync(file, 'utf8'))
  const read = readWordsTable(readCatalogue(), table)
  if (!read.ok) throw new CommandRefused(`${read.refusal}\nNothing was changed.`)
  for (const { language, file: changed, code } of read.value) writeFileSync(wordsPath(language, changed), code)
  const texts = read.value.reduce((sum, { changed }) => sum + changed, 0)
  const files = read.value.length
  return {
    text: `${texts} texts changed in ${files} files. Run npm run fix, and npm test.`,
    json: { texts, files },
  }
}

/** Adds `npm run uncle -- words ...`. Its commands work on the sources and need no database. */
export function addWordsCommands(program: Command): void {
  const words = program.command('words').description('the texts of the pages in all languages, for translators')
  const writing = words
    .command('export <file>')
    .description('writes all texts as one CSV, a line for each, with their translations')
  withActionOnFiles(writing, exportWords)
  const reading = words
    .command('import <file>')
    .description('writes changed cells of that CSV into src/words; all or, with a broken value or mark, nothing')
  withActionOnFiles(reading, importWords)
}
