export const questionsAboutIt = 'Questions about it'
export const step = (number: number) => `Step ${number}:`

export const onThisPage = 'On this page'
