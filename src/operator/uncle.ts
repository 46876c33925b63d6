/**
 * The operator's command line: `npm run uncle -- hotels to-ring`. Each group is a file in `uncle/` and a line in this
 * file. `withAction` builds the verbs, and gives each one `--json` and an exit code.
 */
import '#server/site-from-environment.ts'
import { Command } from 'commander'
import { EXIT } from './operator-command.ts'
import { addBackupCommands } from './uncle/backups.ts'
import { addBankCommands } from './uncle/bank.ts'
import { addBookCommands } from './uncle/books.ts'
import { addBookingCommands } from './uncle/bookings.ts'
import { addCityCommands } from './uncle/cities.ts'
import { addPlaceCommands } from './uncle/places.ts'
import { addCompletion } from './uncle/completion.ts'
import { addCountCommands } from './uncle/counts.ts'
import { addFeedbackCommands } from './uncle/feedback.ts'
import { addFigureCommands } from './uncle/figures.ts'
import { addHotelCommands } from './uncle/hotels.ts'
import { addJobCommands } from './uncle/jobs.ts'
import { addKeyCommands } from './uncle/keys.ts'
import { addLogCommands } from './uncle/log.ts'
import { addMapCommands } from './uncle/maps.ts'
import { addMessageCommands } from './uncle/messages.ts'
import { addOperatorCommands } from './uncle/operators.ts'
import { addPayoutCommands } from './uncle/payouts.ts'
import { addPeopleCommands } from './uncle/people.ts'
import { addBreachCommands } from './uncle/breach.ts'
import { addRecordCommands } from './uncle/record.ts'
import { addRefundCommands } from './uncle/refunds.ts'
import { addReviewCommands } from './uncle/reviews.ts'
import { addRoomCommands } from './uncle/rooms.ts'
import { addStatementCommands } from './uncle/statements.ts'
import { addDisputeCommands } from './uncle/disputes.ts'
import { addSettlementCommands } from './uncle/settlements.ts'
import { addReturnCommands } from './uncle/returns.ts'
import { addTaxCommands } from './uncle/taxes.ts'
import { addWordsCommands } from './uncle/words.ts'

export function uncleProgram(): Command {
  const program = new Command('uncle')
    .description('What the people who run the site do by hand')
    .showHelpAfterError()
    .addHelpText(
      'after',
      `
Ends with 0 when it was done, ${EXIT.notDone} when it could not be, ${EXIT.wrongCall} when it was called wrongly.
Run it as npm run uncle -- GROUP VERB; for uncle with the Tab key: source <(npm run --silent uncle -- completion bash)`,
    )
    // Set before the groups are added, because their commands inherit it.
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : EXIT.wrongCall))
  addHotelCommands(program)
  addRoomCommands(program)
  addMapCommands(program)
  addCityCommands(program)
  addPlaceCommands(program)
  addBookingCommands(program)
  addRefundCommands(program)
  addPeopleCommands(program)
  addBookCommands(program)
  addStatementCommands(program)
  addPayoutCommands(program)
  addSettlementCommands(program)
  addBankCommands(program)
  addDisputeCommands(program)
  addTaxCommands(program)
  addReturnCommands(program)
  addJobCommands(program)
  addKeyCommands(program)
  addMessageCommands(program)
  addFeedbackCommands(program)
  addReviewCommands(program)
  addCountCommands(program)
  addFigureCommands(program)
  addOperatorCommands(program)
  addLogCommands(program)
  addBackupCommands(program)
  addRecordCommands(program)
  addBreachCommands(program)
  addWordsCommands(program)
  addCompletion(program)
  return program
}

if (import.meta.main) await uncleProgram().parseAsync()
