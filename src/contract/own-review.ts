import { Type } from 'typebox'

/** A guest's own review, as the guest's booking shows it. */
export const OwnReview = Type.Object({
  id: Type.Integer(),
  rating: Type.Integer(),
  review: Type.String(),
  is_taken_back: Type.Boolean({ description: 'by the guest: nobody reads it any more' }),
})
