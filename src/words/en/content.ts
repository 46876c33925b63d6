export const onThisPage = 'On this page'

export const step = (number: number, heading: string) => `<hidden>Step ${number}: </hidden>${heading}`
export const questionsAboutIt = 'Questions about it'
/** Above a text that has no translation. */
export const onlyInEnglish = 'This page is in English only.'

/** Begins a legal page in another language; English needs no such line. */
export const englishDecides: string = ''
