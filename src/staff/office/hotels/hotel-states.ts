import type { CheckItem, HotelState } from '#domain/hotels/publishing.ts'
import type { EditedPartName } from '#web/lib/office-paths.ts'
import type { EditedDetails } from './hotel-details.tsx'
import * as t from '#words/office/hotels.ts'

const TONES: Record<HotelState, 'trust' | 'warn' | 'dull'> = { draft: 'warn', published: 'trust', hidden: 'dull' }

export const stateBadge = (state: HotelState) => ({ tone: TONES[state], words: t.states[state] })

/** The panels of a hotel's page to which the checklist leads, by the ids of their headings. */
export const PANELS = { terms: 'terms', bank: 'bank-details' } as const

type CheckPlace = { dialog: EditedDetails } | { panel: string } | { part: EditedPartName }

/** Where an admin completes a point of the checklist: in a form, in a panel of the page, or on a page of its own. */
export const PLACE_OF_CHECK: Partial<Record<CheckItem, CheckPlace>> = {
  position: { dialog: 'place' },
  description: { dialog: 'text' },
  stars: { dialog: 'text' },
  rooms: { part: 'rooms' },
  prices: { part: 'prices' },
  photos: { part: 'photos' },
  reception_phone: { part: 'facts' },
  messages: { part: 'facts' },
  terms: { panel: PANELS.terms },
  legal_name: { panel: PANELS.terms },
  bank: { panel: PANELS.bank },
  amenities: { part: 'facts' },
  house_rules: { part: 'facts' },
}
