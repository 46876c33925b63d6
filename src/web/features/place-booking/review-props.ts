import type { ReviewStay } from './use-review-stay.ts'
import type { GuestForm } from './use-guest-form.ts'
import type { BookNow } from './use-book-now.ts'
import type { ReviewPageData } from './review-data.ts'

/** What every part of the review looks at. */
export type ReviewProps = { page: ReviewPageData; stay: ReviewStay; form: GuestForm; booking: BookNow }
