import { Option, type Command } from 'commander'
import type { OfficeReview } from '#contract/office-reviews.ts'
import { listReviews, type ReviewQuery } from '#server/features/office/reviews/list-reviews.ts'
import { restoreReview, withdrawReview } from '#server/features/office/reviews/withdraw-review.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { operatorAs, operatorClaimOf, withOperatorPhoneOption, withReasonOption } from './as-operator.ts'
import { wrongCall } from './by-operator.ts'
import { paragraphs, withAction, withCsv, type CommandOutput } from './command.ts'

const HEADINGS = ['id', 'hotel', 'city', 'guest', 'hearts', 'at', 'pictures', 'booking', 'withdrawn by', 'text']
const SHOWN = 50

const rowOf = (review: OfficeReview) => [
  review.id,
  review.hotel.name,
  review.hotel.city,
  review.guest,
  review.rating,
  review.at,
  review.pictures,
  review.booking?.code ?? null,
  review.withdrawn?.by ?? null,
  review.text,
]

const textOf = ({ id, hotel, guest, rating, at, text, withdrawn }: OfficeReview): string =>
  [
    `${id}  ${hotel.name}, ${hotel.city}: ${rating} of 5 by ${guest}, ${at}`,
    text,
    ...(withdrawn ? [`withdrawn by ${withdrawn.by}: ${withdrawn.reason}`] : []),
  ].join('\n  ')

const list =
  (query: ReviewQuery) =>
  async (db: Db): Promise<CommandOutput> => {
    const reviews = await listReviews(db, query, SHOWN)
    const table = [HEADINGS, ...reviews.map(rowOf)]
    return { text: paragraphs(reviews.map(textOf), 'There is no such review.'), json: reviews, table }
  }

const change = (act: typeof withdrawReview, refused: string) => (typed: string, _options: object, command: Command) => {
  if (!/^\d{1,9}$/.test(typed)) throw wrongCall(command, `${typed} is no number of a review: see reviews list`)
  const { phone, reason } = operatorClaimOf(command)
  return async (db: Db): Promise<CommandOutput> => {
    const session = await operatorAs(db, phone)
    const asked = { session, reviewId: Number(typed), reason }
    const isDone = await db.transaction().execute((trx) => act(trx, asked, new Date()))
    if (!isDone) throw new CommandRefused(refused)
    return { text: `${typed}: done.`, json: { review: Number(typed), done: true } }
  }
}

/** Adds `npm run uncle -- reviews ...`. */
export function addReviewCommands(program: Command): void {
  const reviews = program.command('reviews').description('guests’ reviews, as the office sees them')
  const listed = reviews
    .command('list', { isDefault: true })
    .description(`lists the newest ${SHOWN}`)
    .option('--text <words>', 'only those with these words, or of a hotel with this name')
    .addOption(
      new Option('--only <kind>', 'only those with two hearts or fewer, or withdrawn').choices(['low', 'withdrawn']),
    )
  withAction(withCsv(listed), list)
  const withdrawing = reviews.command('withdraw <id>').description('takes one off its page, and tells its author why')
  withAction(
    withReasonOption(withOperatorPhoneOption(withdrawing)),
    change(withdrawReview, 'There is no such review, or it was withdrawn before.'),
  )
  const restoring = reviews.command('restore <id>').description('puts a withdrawn one on its page again')
  withAction(
    withReasonOption(withOperatorPhoneOption(restoring)),
    change(restoreReview, 'There is no such review, or it was not withdrawn.'),
  )
}
