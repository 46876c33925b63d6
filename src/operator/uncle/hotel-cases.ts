import type { Command } from 'commander'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { CASE_VERDICTS, type CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import { listCasesToLookAfter, type CaseToLookAfter } from '#server/features/hotel-cases/cases-to-look-after.ts'
import { lookAfterCase, type Looked } from '#server/features/hotel-cases/look-after-case.ts'
import { runOnDatabase, WrongCall } from '../operator-command.ts'
import { operatorOf, takesOperator, wrongCall } from './by-operator.ts'

const asText = (one: CaseToLookAfter): string =>
  `${one.code}, ${one.hotel}, ${one.city}${one.isPaused ? ', SELLS NOTHING until this is looked after' : ''}
  ${one.cause === 'turned_away' ? 'said by the guests' : `said by the hotel: ${one.reason ?? ''}`} at ${formatIstMoment(one.since)}
  ${one.answer === null ? 'the hotel has not answered' : `the hotel: ${one.answer}`}`

const SENTENCES: Record<Exclude<Looked, 'looked'>, string> = {
  NOT_FOUND: 'No guests of such a booking were turned away.',
  UNCHANGED: 'Somebody has looked after it already, and what they found stays.',
}

const isVerdict = (word: string): word is CaseVerdict => (CASE_VERDICTS as readonly string[]).includes(word)

/** `npm run uncle -- hotels cases`: guests that hotels did not take, and what the office found. */
export function addCaseCommands(hotels: Command): void {
  hotels
    .command('cases')
    .description('lists cases that nobody has looked after, with what the hotels answer')
    .action(() =>
      runOnDatabase('hotels cases', () => async (db) => {
        const waiting = await listCasesToLookAfter(db, new Date())
        console.log(waiting.length === 0 ? 'No case waits.' : waiting.map(asText).join('\n\n'))
      }),
    )
  takesOperator(
    hotels
      .command('look-after')
      .description('says what the office found: the case counts against its hotel, or is dismissed')
      .argument('<code>', 'the booking’s code')
      .argument('<verdict>', CASE_VERDICTS.join(' or '))
      .argument('<note>', 'why'),
  ).action((code: string, verdict: string, note: string, _options: object, command: Command) =>
    runOnDatabase('hotels look-after', () => {
      if (!isVerdict(verdict)) throw wrongCall(command, `${verdict} is neither ${CASE_VERDICTS.join(' nor ')}`)
      if (!note.trim()) throw wrongCall(command, 'say why')
      const look = {
        shortId: code.trim().toUpperCase(),
        verdict,
        note: note.trim().slice(0, 500),
        operator: operatorOf(command),
      }
      return async (db) => {
        const outcome = await lookAfterCase(db, look, new Date())
        if (outcome !== 'looked') throw new WrongCall(`${look.shortId}: ${SENTENCES[outcome]}`)
        console.log(`${look.shortId}: ${verdict}.`)
      }
    }),
  )
}
