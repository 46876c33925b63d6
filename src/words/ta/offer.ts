import type { LanguageOffer } from '../language-offers.ts'

export const offer: LanguageOffer = {
  language: 'ta',
  isHereToo: 'Uncle தமிழிலும் உள்ளது',
  see: 'தமிழில் பாருங்கள்',
  close: 'மூடு',
}
