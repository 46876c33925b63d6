import type { Command } from 'commander'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { CASE_VERDICTS, type CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import { listCasesToLookAfter, type CaseToLookAfter } from '#server/features/hotel-cases/cases-to-look-after.ts'
import { liftPauseOf, lookAfterCase, type Looked } from '#server/features/hotel-cases/look-after-case.ts'
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

/** What the office writes down of a case: some words, at most 500 characters. */
function noteOf(command: Command, typed: string): string {
  const note = typed.trim().slice(0, 500)
  if (!note) throw wrongCall(command, 'say why')
  return note
}

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
  addLookAfter(hotels)
  addLiftPause(hotels)
}

function addLookAfter(hotels: Command): void {
  const command = hotels
    .command('look-after')
    .description('says what the office found: the case counts against its hotel, or is dismissed')
    .argument('<code>', 'the booking’s code')
    .argument('<verdict>', CASE_VERDICTS.join(' or '))
    .argument('<note>', 'why')
  takesOperator(command).action((code: string, verdict: string, note: string) =>
    runOnDatabase('hotels look-after', () => {
      if (!isVerdict(verdict)) throw wrongCall(command, `${verdict} is neither ${CASE_VERDICTS.join(' nor ')}`)
      const shortId = code.trim().toUpperCase()
      const look = { shortId, verdict, note: noteOf(command, note), operator: operatorOf(command) }
      return async (db) => {
        const outcome = await lookAfterCase(db, look, new Date())
        if (outcome !== 'looked') throw new WrongCall(`${shortId}: ${SENTENCES[outcome]}`)
        console.log(`${shortId}: ${verdict}.`)
      }
    }),
  )
}

function addLiftPause(hotels: Command): void {
  const command = hotels
    .command('lift-pause')
    .description('lets a hotel sell again that its cases stopped: all of them are looked after, and count')
    .argument('<slug>', 'the hotel')
    .argument('<note>', 'why')
  takesOperator(command).action((slug: string, note: string) =>
    runOnDatabase('hotels lift-pause', () => {
      const look = { verdict: 'counts', note: noteOf(command, note), operator: operatorOf(command) } as const
      return async (db) => {
        const lifted = await liftPauseOf(db, slug, look, new Date())
        if (lifted === undefined) throw new WrongCall(`${slug}: no such hotel.`)
        console.log(lifted === 0 ? `${slug} was not stopped by cases.` : `${slug} sells again: ${lifted} cases count.`)
      }
    }),
  )
}
