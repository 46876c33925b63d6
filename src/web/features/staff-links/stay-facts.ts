import type { StayFacts } from '#domain/hotel-messages/hotel-text.ts'
import * as english from '#english/stay-facts.ts'
import { inEachLanguage } from '../../../words/in-each-language.ts'

/** The labels of a stay's facts in each language. */
export const FACTS = inEachLanguage<StayFacts>(
  english,
  import.meta.glob<StayFacts>(['../../../words/*/stay-facts.ts', '!**/en/*'], { eager: true }),
)
