import type { LanguageOffer } from '../language-offers.ts'

export const offer: LanguageOffer = { language: 'hi', isHereToo: 'Uncle हिंदी में भी है', see: 'हिंदी में देखें', close: 'बंद करें' }
