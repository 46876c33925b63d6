import { RULE } from '../../desk-rules.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { plural } from '../plural.ts'

const ORDINALS = ['1st', '2nd', '3rd'] as const

/** The English texts for a hotel that says before the guests arrive that it cannot honour their booking. */
export const cannotTakeWords = {
  title: 'Cannot take them',
  intro: (guests: string) => `${guests}. They choose another hotel or their money before they stand at your door.`,
  why: 'Why?',
  reasons: {
    room_unusable: 'The room cannot be used',
    guest_stays: 'A guest stays longer',
    closed: 'We are closed or short of staff',
    other: 'Something else',
  },
  costs: 'What this costs you',
  lostStay: 'What you would have got for this stay, tax included',
  dearerRoom: 'The dearer room at the nearest other hotel',
  compensation: 'Credit you owe them on top, if they choose their money',
  noRoom: 'No other hotel of your class is free: their money goes back',
  count: (before: number) => `It is your ${ORDINALS[before] ?? `${before + 1}th`} this month`,
  free: (hotels: number) =>
    `${hotels} ${plural(hotels, 'hotel of the same class is', 'hotels of the same class are')} free`,
  blocked: (until: string) => `The room stays blocked until ${until}`,
  keep: 'Keep the booking',
  needsManager: `They come in more than ${RULE.receptionHours} hours: only your manager can say this.`,
  notNow: 'You have said so already, they are here, or the booking is over.',
  money: (amount: number) => formatRupees(amount),
  turnedAway: {
    says: 'The guests say that you turned them away.',
    asksMoney: (until: string) => `They want their money back. Answer until ${until}, or it goes back.`,
    objected: 'You said that they are welcome.',
    agreed: 'You said that you did not take them.',
    office: (until: string) => `Our office decides until ${until}, or the money goes back.`,
    welcome: 'They are welcome here, or in their room',
    didNotTake: 'We did not take them',
  },
  entry: {
    cannot_take: (by: string, reason: string) => `${by} cannot take them: ${reason}`,
    turned_away: 'The guest says that you turn them away',
    turned_away_welcome: (by: string) => `${by}: they are welcome, or in their room`,
    turned_away_did_not_take: (by: string) => `${by}: we did not take them`,
    moved_away: 'They have another hotel',
  },
}
