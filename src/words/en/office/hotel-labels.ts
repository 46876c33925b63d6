import type { OfficeHotel } from '#contract/office-hotels.ts'
import type { EditedPartName } from '#web/lib/office-paths.ts'
import { LEAST_PHOTOS, type CheckItem, type HotelState } from '#domain/hotels/publishing.ts'

export const STATE_BADGES: Record<HotelState, { tone: 'trust' | 'warn' | 'dull'; words: string }> = {
  draft: { tone: 'warn', words: 'Draft' },
  published: { tone: 'trust', words: 'Published' },
  hidden: { tone: 'dull', words: 'Hidden' },
}

/** Describes each point of the checklist, and who does it. */
export const CHECK_WORDS: Record<CheckItem, { words: string; how: string }> = {
  rooms: { words: 'It has rooms', how: 'Its manager adds them at the desk, or an admin here.' },
  prices: { words: 'It has prices', how: 'Its manager sets them at the desk, or an admin here.' },
  photos: {
    words: `It has ${LEAST_PHOTOS} photos or more`,
    how: 'Its manager adds them at the desk, or an admin here. Look that they are of these rooms.',
  },
  manager: { words: 'It has a manager', how: 'The applicant is one.' },
  reception_phone: { words: 'The reception has a number', how: 'Its manager writes it at the desk, or an admin here.' },
  messages: {
    words: 'It hears of bookings',
    how: 'Its manager names a phone or an address at the desk, or an admin here.',
  },
  desk_rung: { words: 'Desk rung and spoken to', how: 'Ring its reception at an hour when guests come.' },
  policy_accepted: { words: 'Couples with local IDs are welcome, in writing', how: 'See the signed policy.' },
  agreement_signed: { words: 'The agreement is signed', how: 'See the signed agreement, with its commission.' },
}

/** The pages on which an admin completes points of the checklist. */
export const PART_OF_CHECK: Partial<Record<CheckItem, EditedPartName>> = {
  rooms: 'rooms',
  prices: 'prices',
  photos: 'photos',
  reception_phone: 'facts',
  messages: 'facts',
}

export const PART_NAMES: Record<EditedPartName, string> = {
  rooms: 'Rooms and cleaning',
  prices: 'Prices',
  photos: 'Photos',
  facts: 'Details and contacts',
}

export const EDIT_WORDS = {
  title: 'Change the hotel',
  reason: 'Why you change it',
  reasonHint:
    'For the log. The hotel’s manager reads it beside each change you make from here. Nothing of a guest in it.',
  reasonFirst: 'Write at the top of the page why you change it.',
  adminsOnly: 'Only admins change hotels. Its manager does it at the desk.',
}

export const PAUSE_WORDS: Record<NonNullable<OfficeHotel['paused']>, string> = {
  desk: 'Its desk stopped selling for a while.',
  unseen: 'It sells no stay of today: it has not seen its bookings. Ring it.',
  office: 'Our office stopped its sales: later days go on.',
  cases: 'It sells no stay of today: too many guests were not taken. Look after its cases.',
}

export const CAUSE_WORDS: Record<OfficeHotel['open_cases'][number]['cause'], string> = {
  turned_away: 'Guests say that they were turned away',
  cannot_take: 'The hotel could not take its guests',
}
