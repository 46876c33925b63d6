import type { ReviewAspect } from '#domain/reviews/review-types.ts'

export const ASPECT_WORDS: Record<ReviewAspect, string> = {
  privacy: 'தனியுரிமை',
  cleanliness: 'சுத்தம்',
  welcome: 'வரவேற்பு',
  location: 'இடம்',
}
