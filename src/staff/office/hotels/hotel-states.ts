import type { CheckItem, HotelState } from '#domain/hotels/publishing.ts'
import type { EditedPartName } from '#web/lib/office-paths.ts'
import * as t from '#words/office/hotels.ts'

const TONES: Record<HotelState, 'trust' | 'warn' | 'dull'> = { draft: 'warn', published: 'trust', hidden: 'dull' }

export const stateBadge = (state: HotelState) => ({ tone: TONES[state], words: t.states[state] })

/** The pages on which an admin completes points of the checklist. */
export const PART_OF_CHECK: Partial<Record<CheckItem, EditedPartName>> = {
  rooms: 'rooms',
  prices: 'prices',
  photos: 'photos',
  reception_phone: 'facts',
  messages: 'facts',
}
