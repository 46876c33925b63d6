export const onThisPage = 'On this page'

export const step = (number: number, heading: string) => `<hidden>Step ${number}: </hidden>${heading}`
export const questionsAboutIt = 'Questions about it'
/** Above a text that has no translation. */
export const onlyInEnglish = 'This page is in English only.'

/** The first line of a legal page in any other language; English needs none. */
export const englishDecides: string = ''
