import type { LanguageOffer } from '../language-names.ts'

export const offer: LanguageOffer = { isHereToo: 'Uncle தமிழிலும் உள்ளது', see: 'தமிழில் பாருங்கள்', close: 'மூடு' }
