import type { Review } from '#contract/reviews.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import { pictureUrl } from '../pictures/picture-rows.ts'

export type ReviewRow = {
  id: number
  hotel_id: number
  rating: number
  body: string
  guest_name: string
  created_at: Date
  slot: SlotIndex | null
  privacy: number | null
  cleanliness: number | null
  welcome: number | null
  location: number | null
  has_review: boolean
  published: boolean
  featured: boolean
  verified: boolean
  picture_ids: string[]
  answer: { body: string; at: string } | null
}

/** Presents a review under the API's field names. Nothing in it identifies the guest or the booking. */
export const presentReview = (row: ReviewRow): Review => ({
  id: row.id,
  hotelId: row.hotel_id,
  rating: row.rating,
  review: row.body,
  guestName: row.guest_name,
  date: toIstIso(row.created_at),
  slot: row.slot === null ? null : slotAt(row.slot).listingName,
  aspects: { privacy: row.privacy, cleanliness: row.cleanliness, welcome: row.welcome, location: row.location },
  images: row.picture_ids.map((id) => ({ id, url: pictureUrl('review', id) })),
  has_review: row.has_review,
  published: row.published,
  featured: row.featured,
  verified: row.verified,
  answer: row.answer && { text: row.answer.body, date: toIstIso(new Date(row.answer.at)) },
})
