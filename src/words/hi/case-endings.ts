/**
 * Nouns within names of places that end in -े before से and में, with the adjectives and का before them. Names of their
 * own (गोवा, आगरा, बांद्रा) stay.
 */
const CHANGING = /(?:(बड़|छोट|क)ा )?(अड्ड|क़िल|किल|मक़बर|मकबर|वाड़|इमामबाड़|दरवाज़)ा$/

/** 'पुणे हवाई अड्डा' becomes 'पुणे हवाई अड्डे से'. */
export const fromHindi = (place: string): string =>
  `${place.replace(CHANGING, (_whole, before: string | undefined, noun: string) => `${before ? `${before}े ` : ''}${noun}े`)} से`
