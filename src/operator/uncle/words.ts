import { readFileSync, writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/languages.ts'
import { EXIT } from '../operator-command.ts'

/** Loaded when a command runs, because the parser of sources is large and the other commands start without it. */
const loadWords = async () => ({
  ...(await import('../words/words-table.ts')),
  ...(await import('../words/catalogue-files.ts')),
})

async function exportWords(file: string): Promise<void> {
  const { missingTexts, readCatalogue, readReaders, wordsTable } = await loadWords()
  const catalogue = readCatalogue()
  writeFileSync(file, wordsTable(catalogue, readReaders()))
  for (const language of LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE)) {
    const missing = [...missingTexts(catalogue, language).values()].reduce((sum, count) => sum + count, 0)
    console.log(`${language}: ${missing} texts without a translation`)
  }
}

async function importWords(file: string): Promise<void> {
  const { readCatalogue, readWordsTable, wordsPath } = await loadWords()
  const read = readWordsTable(readCatalogue(), readFileSync(file, 'utf8'))
  if (!read.ok) {
    console.error(`${read.refusal}\nNothing was changed.`)
    process.exitCode = EXIT.notDone
    return
  }
  for (const { language, file: changed, code } of read.value) writeFileSync(wordsPath(language, changed), code)
  const texts = read.value.reduce((sum, { changed }) => sum + changed, 0)
  console.log(`${texts} texts changed in ${read.value.length} files. Run npm run fix, and npm test.`)
}

/** Ends a command with one sentence if its file cannot be read or written. */
const withFile = (work: (file: string) => Promise<void>) => async (file: string) => {
  try {
    await work(file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    console.error(`The file cannot be used: ${error.message}`)
    process.exitCode = EXIT.wrongCall
  }
}

/** Adds `npm run uncle -- words ...`, which work on the sources and need no database. */
export function addWordsCommands(program: Command): void {
  const words = program.command('words').description('the texts of the pages in all languages, for translators')
  words
    .command('export <file>')
    .description('writes all texts as one CSV, a line for each, with their translations')
    .action(withFile(exportWords))
  words
    .command('import <file>')
    .description('writes changed cells of that CSV into src/words; all or, with a broken value or mark, nothing')
    .action(withFile(importWords))
}
