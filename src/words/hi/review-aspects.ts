import type { ReviewAspect } from '#domain/reviews/review-types.ts'

export const ASPECT_WORDS: Record<ReviewAspect, string> = {
  privacy: 'प्राइवेसी',
  cleanliness: 'सफ़ाई',
  welcome: 'स्वागत',
  location: 'जगह',
}
