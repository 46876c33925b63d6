import type { Command } from 'commander'
import { checkBooks, sentenceOf } from '#server/features/ledger/check-books.ts'
import { withServiceAction } from './command.ts'

/** Adds `npm run uncle -- books ...`. */
export function addBookCommands(program: Command): void {
  const books = program.command('books').description('the ledger of every rupee')
  const check = books
    .command('check')
    .description(
      'compares the books with payments, refunds, credits, stays and the gateway’s own list, amounts in paise',
    )
  withServiceAction(check, () => async (services) => {
    const found = await checkBooks(services, services.clock.now())
    const text = found.length === 0 ? 'The books agree with everything.' : found.map(sentenceOf).join('\n')
    // Exits with an error if the books do not balance, so that a script notices.
    return { text, json: found, ending: found.length === 0 ? 'done' : 'notDone' }
  })
}
