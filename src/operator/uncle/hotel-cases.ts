import { Argument, type Command } from 'commander'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { CASE_VERDICTS, type CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import { listUndecidedCases, type UndecidedCase } from '#server/features/hotel-cases/undecided-cases.ts'
import { liftPauseOf, decideCase, type CaseOutcome } from '#server/features/hotel-cases/decide-case.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { codeOf, operatorOf, withOperatorOption, wrongCall } from './by-operator.ts'
import { paragraphs, withAction } from './command.ts'

const asText = (one: UndecidedCase): string =>
  `${one.code}, ${one.hotel}, ${one.city}${one.isPaused ? ', SELLS NOTHING until this is looked after' : ''}
  ${one.cause === 'turned_away' ? 'said by the guests' : `said by the hotel: ${one.reason ?? ''}`} at ${formatIstMoment(one.since)}
  ${one.answer === null ? 'the hotel has not answered' : `the hotel: ${one.answer}`}`

const SENTENCES: Record<Exclude<CaseOutcome, 'looked'>, string> = {
  NOT_FOUND: 'No guests of such a booking were turned away.',
  UNCHANGED: 'Somebody has looked after it already, and what they found stays.',
}

/** Reads the office's note on a case, which may have at most 500 characters. */
function noteOf(command: Command, typed: string): string {
  const note = typed.trim().slice(0, 500)
  if (!note) throw wrongCall(command, 'say why')
  return note
}

const lookAfter = (typed: string, verdict: CaseVerdict, note: string, _options: object, command: Command) => {
  const look = { shortId: codeOf(command, typed), verdict, note: noteOf(command, note), operator: operatorOf(command) }
  return async (db: Db) => {
    const outcome = await decideCase(db, look, new Date())
    if (outcome !== 'looked') throw new CommandRefused(`${look.shortId}: ${SENTENCES[outcome]}`)
    return { text: `${look.shortId}: ${verdict}.`, json: { booking: look.shortId, verdict } }
  }
}

const liftPause = (slug: string, note: string, _options: object, command: Command) => {
  const look = { verdict: 'counts', note: noteOf(command, note), operator: operatorOf(command) } as const
  return async (db: Db) => {
    const lifted = await liftPauseOf(db, slug, look, new Date())
    if (lifted === undefined) throw new CommandRefused(`${slug}: no such hotel.`)
    const text = lifted === 0 ? `${slug} was not stopped by cases.` : `${slug} sells again: ${lifted} cases count.`
    return { text, json: { hotel: slug, lifted } }
  }
}

/**
 * Adds `npm run uncle -- hotels cases ...`: guests that hotels did not take, and what the office found out about them.
 */
export function addCaseCommands(hotels: Command): void {
  const cases = hotels.command('cases').description('guests that hotels did not take, and what the office found')
  const list = cases
    .command('list', { isDefault: true })
    .description('lists cases that nobody has looked after, with what the hotels answer')
  withAction(list, () => async (db) => {
    const waiting = await listUndecidedCases(db, new Date())
    return { text: paragraphs(waiting.map(asText), 'No case waits.'), json: waiting }
  })
  const looking = cases
    .command('look-after')
    .description('says what the office found: the case counts against its hotel, or is dismissed')
    .argument('<code>', 'the booking’s code')
    .addArgument(new Argument('<verdict>', 'what was found').choices(CASE_VERDICTS))
    .argument('<note>', 'why')
  withAction(withOperatorOption(looking), lookAfter)
  const lifting = cases
    .command('lift-pause')
    .description('lets a hotel sell again that its cases stopped: all of them are looked after, and count')
    .argument('<slug>', 'the hotel')
    .argument('<note>', 'why')
  withAction(withOperatorOption(lifting), liftPause)
}
