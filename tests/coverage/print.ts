/** Prints the statements that contain a word: `node tests/coverage/print.ts S4.12`. */
import { readOffice, readSpecification } from './read-coverage.ts'

const wanted = process.argv.slice(2).join(' ').toLowerCase()
const statements = [
  ...readSpecification(),
  ...readOffice().map((row) => ({ id: 'office', livesIn: '', ...row })),
].filter((row) => Object.values(row).join(' ').toLowerCase().includes(wanted))

for (const { id, part, text, livesIn, shownBy } of statements)
  console.log(
    [`${id} (${part}): ${text}`, livesIn && `  lives in ${livesIn}`, `  shown by ${shownBy}`, '']
      .filter((line, place) => line !== '' || place === 3)
      .join('\n'),
  )
