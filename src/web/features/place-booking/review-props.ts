import type { ReviewStay } from './use-review-stay.ts'
import type { GuestForm } from './use-guest-form.ts'
import type { BookNow } from './use-book-now.ts'
import type { ReviewPageData } from './review-data.ts'

/** The props shared by all parts of the review. */
export type ReviewProps = { page: ReviewPageData; stay: ReviewStay; form: GuestForm; booking: BookNow }
