import type { ReviewAspect } from '#domain/reviews/review-types.ts'

export const ASPECT_WORDS: Record<ReviewAspect, string> = {
  privacy: 'Privacy',
  cleanliness: 'Cleanliness',
  welcome: 'Welcome',
  location: 'Location',
}
