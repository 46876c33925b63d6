import type { LanguageOffer } from '../language-names.ts'

export const offer: LanguageOffer = { isHereToo: 'Uncle हिंदी में भी है', see: 'हिंदी में देखें', close: 'बंद करें' }
