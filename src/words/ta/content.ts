export const onThisPage = 'இந்தப் பக்கத்தில்'

export const step = (number: number, heading: string) => `<hidden>படி ${number}: </hidden>${heading}`
export const questionsAboutIt = 'இது பற்றிய கேள்விகள்'
export const onlyInEnglish = 'இந்தப் பக்கம் ஆங்கிலத்தில் மட்டும் உள்ளது.'
