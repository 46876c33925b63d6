/** The operator's command line: `npm run uncle -- hotels to-ring`. Each group of commands is a file beside this one. */
import { Command } from 'commander'
import { addBookCommands } from './uncle/books.ts'
import { addHotelCommands } from './uncle/hotels.ts'
import { addOperatorCommands } from './uncle/operators.ts'

const WRONG_CALL = 2

const program = new Command('npm run uncle --')
  .description('What the people who run the site do by hand')
  .showHelpAfterError()
  // Before the groups: their commands inherit it.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : WRONG_CALL))

addHotelCommands(program)
addBookCommands(program)
addOperatorCommands(program)

await program.parseAsync()
